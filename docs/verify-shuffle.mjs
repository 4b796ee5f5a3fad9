/**
 * Checks the shuffles of a match for two from its public data. Needs Node and nothing else of this project:
 *
 *     node docs/verify-shuffle.mjs < proof.json
 *
 * Reads the match's `proof` (docs/fairness.md says how to get it) and prints the same as
 * `npm run -s record -- verify`. The exit status is 0 if all shuffles are correct, 1 if one is not,
 * 2 if the proof cannot be read. Written from docs/fairness.md, "Byte by byte".
 */
import { Buffer } from 'node:buffer';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Links in the chain of older matches; new ones have 1024. */
const LONGEST_CHAIN = 16384;
const RANKS = ['A', 'T', 'K', 'Q', 'J', '9', '8', '7'];

/** The ways of dealing for two; a proof without rules may have been dealt by any of them. */
const WAYS = [
  { deck: 20, handSize: 5, trumpFrom: 'turnUp' },
  { deck: 24, handSize: 6, trumpFrom: 'turnUp' },
  { deck: 24, handSize: 6, trumpFrom: 'announced' },
];

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** Whether hashing `link` `count` times gives the commitment. */
function isLink(link, count, commitment) {
  if (count < 1 || count > LONGEST_CHAIN) return false;
  let end = Buffer.from(link, 'hex');
  for (let i = 0; i < count; i++) end = createHash('sha256').update(end).digest();
  return end.toString('hex') === commitment.toLowerCase();
}

/** F(text): its length in four bytes, then the text. */
function field(text) {
  const bytes = Buffer.from(text, 'utf8');
  return Buffer.concat([Buffer.from([0, 0, bytes.length >> 8, bytes.length & 255]), bytes]);
}

/** The stream's numbers, one after the other. */
function* numbers(link, purpose, dealNumber, { matchId, clientSeeds }) {
  const fields = [purpose, matchId, String(dealNumber), ...clientSeeds].map(field);
  for (let counter = 0; ; counter++) {
    const hmac = createHmac('sha256', Buffer.from(link, 'hex'));
    const block = hmac.update(Buffer.concat([...fields, field(String(counter))])).digest();
    for (let at = 0; at < 32; at += 4) yield block.readUInt32BE(at);
  }
}

function numberBelow(bound, stream) {
  for (;;) {
    const { value } = stream.next();
    if (value < 2 ** 32 - (2 ** 32 % bound)) return value % bound;
  }
}

function shuffled(cards, stream) {
  const order = [...cards];
  for (let i = order.length - 1; i >= 1; i--) {
    const j = numberBelow(i + 1, stream);
    const card = order[i];
    order[i] = order[j];
    order[j] = card;
  }
  return order;
}

const sortedDeck = (size) =>
  ['H', 'D', 'S', 'C'].flatMap((suit) => RANKS.slice(0, size / 4).map((rank) => suit + rank));

/**
 * Deals three cards each, forehand first, then the rest of each hand. With 20 cards the turned-up card is taken
 * between the two packets, else after them.
 */
function dealt(order, { deck, handSize, trumpFrom }, dealer) {
  const cards = [...order];
  const take = (count) => cards.splice(0, count);
  const forehand = take(3);
  const other = take(3);
  const early = trumpFrom === 'turnUp' && deck === 20 ? take(1) : [];
  forehand.push(...take(handSize - 3));
  other.push(...take(handSize - 3));
  const late = trumpFrom === 'turnUp' && deck !== 20 ? take(1) : [];
  const hands = dealer === 1 ? [forehand, other] : [other, forehand];
  return [hands, [...cards, ...early, ...late]];
}

/** Each seat draws a card; the seats with equal highest cards draw again. */
function drawn(order, seats) {
  const cards = [...order];
  const rounds = [];
  let level = seats;
  while (level.length > 1 && cards.length >= level.length) {
    const round = level.map((seat) => [seat, cards.shift()]);
    rounds.push(round);
    const height = ([, card]) => RANKS.indexOf(card[1]);
    const top = Math.min(...round.map(height));
    level = round.filter((draw) => height(draw) === top).map(([seat]) => seat);
  }
  return { rounds, dealer: level[0] };
}

const waysOf = ({ rules }) => (rules?.deck ? [rules, ...WAYS] : WAYS);

function holdsDraw(proof) {
  const { link, rounds, dealer } = proof.draw;
  if (!isLink(link, 1, proof.commitment)) return false;
  return waysOf(proof).some(({ deck }) => {
    const order = shuffled(sortedDeck(deck), numbers(link, 'draw', 0, proof));
    const right = drawn(order, [...proof.clientSeeds.keys()]);
    const stated = rounds.map((round) => round.map(({ seat, card }) => [seat, card]));
    return right.dealer === dealer && same(right.rounds, stated);
  });
}

/** After a restore of the service from a backup, deals come from another chain. */
function commitmentFor({ commitment, laterCommitments = [] }, number) {
  return laterCommitments.findLast(({ deal }) => deal <= number)?.commitment ?? commitment;
}

function holdsDeal(proof, deal) {
  if ((deal.variant ?? proof.variant ?? 'zweier') !== 'zweier') return false;
  if (deal.hands.length !== 2 || ![0, 1].includes(deal.dealer)) return false;
  if (!isLink(deal.link, deal.number + 1, commitmentFor(proof, deal.number))) return false;
  return waysOf(proof).some((way) => {
    const order = shuffled(sortedDeck(way.deck), numbers(deal.link, 'deal', deal.number, proof));
    return same(dealt(order, way, deal.dealer), [deal.hands, deal.talon]);
  });
}

function verdictOn(proof) {
  return {
    draw: proof.draw ? holdsDraw(proof) : null,
    deals: proof.deals.map((deal) => holdsDeal(proof, deal)),
  };
}

try {
  const verdict = verdictOn(JSON.parse(readFileSync(0, 'utf8')));
  console.log(JSON.stringify(verdict));
  process.exitCode = verdict.draw !== false && verdict.deals.every((holds) => holds) ? 0 : 1;
} catch (error) {
  console.error(`this is not a proof: ${error.message}`);
  process.exitCode = 2;
}
