/** `npm run bench -- <name>`: progress on stderr, one JSON line on stdout. */
import '../support/register.mjs';

/** The benches by name. Each is a module with a function `run` that measures and returns the figures. */
const BENCHES = {
  engine: './engine.ts',
  act: './act.ts',
  solver: './solver.ts',
  strength: './strength.ts',
  levels: './levels.ts',
  budget: './budget.ts',
  closing: './closing.ts',
  regret: './regret.ts',
  mcts: './mcts.ts',
  policy: './policy.ts',
  chances: './chances.ts',
  notices: './notices.ts',
  'by-hand': './by-hand/run.ts',
  whole: './whole/run.ts',
  kinds: './whole/kinds.ts',
  latency: './whole/latency.ts',
  growth: './growth/run.ts',
  competitions: './competitions.ts',
  takeout: './takeout.ts',
  deletion: './deletion/run.ts',
  suspension: './suspension/run.ts',
  statements: '../chaos/statements/run.ts',
};

const [name = '', ...args] = process.argv.slice(2);

if (Object.hasOwn(BENCHES, name)) {
  const { run } = await import(BENCHES[name]);
  const figures = await run(args);
  process.stdout.write(`${JSON.stringify({ bench: name, ...figures })}\n`);
} else {
  process.stderr.write(`usage: npm run bench -- ${Object.keys(BENCHES).join('|')}\n`);
  process.exitCode = 2;
}
