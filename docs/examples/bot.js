// A bot for Open Outcry in JavaScript: openoutcry arena mogul --bots "process:node bot.js,random,random,random"
// It reads JSON from standard input, a line a message, and answers only when it is asked to choose.

const TAKEN = 2; // what any answer is worth that brings no points now
let game = "";

function answer(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

function choose({ choice, view }) {
  if (game === "mogul" && choice.kind === "credit") return { words: "pass" };
  if (game === "mogul" && choice.kind === "auction")
    return { words: view.pot < TAKEN + view.values[view.card.company] ? "stay" : "leave" };
  const worth = (option) => option.figures.points ?? TAKEN; // the figures beside an answer: what it costs and brings
  return { option: choice.options.reduce((best, one) => (worth(one) > worth(best) ? one : best)).option };
}

function receive(line) {
  const message = JSON.parse(line);
  switch (message.type) {
    case "hello": // once: the game, the number of players, the options, our seat
      if (message.protocol !== 1) process.exit(1);
      game = message.game;
      break;
    case "new": // a match begins: forget the last one
      break;
    case "told": // what has happened, as our seat may read it
      break;
    case "choose":
      answer(choose(message));
      break;
    case "bye":
      process.exit(0);
  }
}

import("node:readline").then(({ createInterface }) => createInterface({ input: process.stdin }).on("line", receive));
