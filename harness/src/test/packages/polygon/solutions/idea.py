# unfinished
