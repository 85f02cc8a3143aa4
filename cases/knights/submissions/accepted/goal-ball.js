// One breadth-first search of seven layers from the goal, shared by all boards;
// then at most eight layers from each board, until one touches that ball.
"use strict";

const GOAL = "1111101111" + "00*11" + "0000100000";
const BALL = 7;
const LIMIT = 15;

const targets = [];
for (let a = 0; a < 25; a++) {
  targets.push([]);
  for (let b = 0; b < 25; b++) {
    const rows = Math.abs(Math.floor(a / 5) - Math.floor(b / 5));
    const columns = Math.abs((a % 5) - (b % 5));
    if (rows * columns === 2) targets[a].push(b);
  }
}

// A state is the mask of the black knights plus the empty square times 2^25.
function encode(board) {
  let black = 0;
  for (let s = 0; s < 25; s++) if (board[s] === "1") black |= 1 << s;
  return board.indexOf("*") * 2 ** 25 + black;
}

function expand(layer, seen) {
  const next = [];
  for (const state of layer) {
    const black = state & 0x1ffffff;
    const empty = (state - black) / 2 ** 25;
    for (const t of targets[empty]) {
      const moved = (black >> t) & 1 ? black ^ (1 << t) ^ (1 << empty) : black;
      const successor = t * 2 ** 25 + moved;
      if (seen.has(successor)) continue;
      seen.add(successor);
      next.push(successor);
    }
  }
  return next;
}

const ball = new Map();
{
  const seen = new Set([encode(GOAL)]);
  let layer = [encode(GOAL)];
  for (let distance = 0; distance <= BALL; distance++) {
    for (const state of layer) ball.set(state, distance);
    layer = expand(layer, seen);
  }
}

function solve(start) {
  if (ball.has(start)) return ball.get(start);
  const seen = new Set([start]);
  let layer = [start];
  for (let depth = 1; depth + BALL <= LIMIT; depth++) {
    layer = expand(layer, seen);
    if (layer.some((state) => ball.has(state))) return depth + BALL;
  }
  return -1;
}

const words = require("fs").readFileSync(0, "utf8").split(/\s+/).filter(Boolean);
const answers = [];
for (let i = 0; i < Number(words[0]); i++)
  answers.push(solve(encode(words.slice(1 + 5 * i, 6 + 5 * i).join(""))));
console.log(answers.join("\n"));
