// Honest: a timer, a worker thread, a process, a file. It answers nothing.
const { Worker, isMainThread, parentPort } = require("worker_threads");
const { spawnSync } = require("child_process");
const fs = require("fs");

if (isMainThread) {
  fs.readFileSync(0);
  fs.writeFileSync("words", "words");
  if (spawnSync("/bin/true").status !== 0) process.exit(11);
  const worker = new Worker(__filename);
  worker.on("error", () => process.exit(12));
  worker.on("message", (sum) => setTimeout(() => process.exit(sum === 499500 ? 0 : 13), 5));
} else {
  parentPort.postMessage(Array.from({ length: 1000 }, (_, n) => n).reduce((a, b) => a + b));
}
