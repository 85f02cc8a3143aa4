{"contestTitle": "Larger", "version": "1.0", "contestants": [],
 "tasks": [
  {"problemTitle": "larger", "sourceFileName": "larger", "taskType": 0, "comparisonMode": 1,
   "inputFileName": "larger.in", "outputFileName": "larger.out",
   "standardInputCheck": false, "standardOutputCheck": false, "subFolderCheck": false,
   "testCases": [
    {"fullScore": 40, "timeLimit": 2000, "memoryLimit": 256,
     "inputFiles": ["larger/1.in"], "outputFiles": ["larger/1.ans"]},
    {"fullScore": 60, "timeLimit": 2000, "memoryLimit": 256,
     "inputFiles": ["larger/2.in", "larger/3.in", "1_lemon_SUbtaskDEPENDENCE_fLAg"],
     "outputFiles": ["larger/2.ans", "larger/3.ans"]}]}]}
