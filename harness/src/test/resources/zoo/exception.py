# Ends by an exception.
raise ValueError("no idea")
