/**
 * Checks the draw of a competition from its public data. Needs Node and nothing else of this project:
 *
 *     node docs/verify-draw.mjs < draw.json
 *
 * Reads the competition's draw (docs/competitions/forms.md, "The draw") and prints which parts are correct. The exit
 * status is 0 if all are, 1 if one is not, 2 if the draw cannot be read.
 */
import { Buffer } from 'node:buffer';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** F(text): its length in four bytes, then the text. */
function field(text) {
  const bytes = Buffer.from(text, 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

const hmac = (key, texts) =>
  createHmac('sha256', key)
    .update(Buffer.concat(texts.map(field)))
    .digest();

function seedOf({ secret, competitionId, entries }) {
  const fields = entries.flatMap(({ number, clientSeed }) => [String(number), clientSeed]);
  return hmac(Buffer.from(secret, 'hex'), [competitionId, ...fields]).toString('hex');
}

/** The stream's numbers, one after the other. */
function* numbers(seed) {
  for (let counter = 0; ; counter++) {
    const block = hmac(Buffer.from(seed, 'hex'), ['lots', '', '0', String(counter)]);
    for (let at = 0; at < 32; at += 4) yield block.readUInt32BE(at);
  }
}

function numberBelow(bound, stream) {
  for (;;) {
    const { value } = stream.next();
    if (value < 2 ** 32 - (2 ** 32 % bound)) return value % bound;
  }
}

function lotsOf(entries, seed) {
  const order = entries.map(({ number }) => number);
  const stream = numbers(seed);
  for (let i = order.length - 1; i >= 1; i--) {
    const j = numberBelow(i + 1, stream);
    const entry = order[i];
    order[i] = order[j];
    order[j] = entry;
  }
  return order;
}

function verdictOn(draw) {
  const secret = Buffer.from(draw.secret, 'hex');
  const seed = seedOf(draw);
  return {
    commitment: createHash('sha256').update(secret).digest('hex') === draw.commitment.toLowerCase(),
    seed: seed === draw.seed.toLowerCase(),
    lots: JSON.stringify(lotsOf(draw.entries, seed)) === JSON.stringify(draw.lots),
  };
}

try {
  const verdict = verdictOn(JSON.parse(readFileSync(0, 'utf8')));
  console.log(JSON.stringify(verdict));
  process.exitCode = Object.values(verdict).every(Boolean) ? 0 : 1;
} catch (error) {
  console.error(`this is not a draw: ${error.message}`);
  process.exitCode = 2;
}
