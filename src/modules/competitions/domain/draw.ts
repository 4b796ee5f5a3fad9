/** The draw of a competition: committed before entries close, provable by anyone afterwards. */
import { createHmac, hash } from 'node:crypto';
import { lengthPrefixed, shuffle } from '../../fairness/domain/index.js';

/** What an entry gives to the draw. */
export interface DrawEntry {
  /** The number of the entry, in the order of entering. */
  readonly number: number;
  /** Empty for an entry that sent none. */
  readonly clientSeed: string;
}

/** Everything about a draw, public once entries are closed. */
export interface CompetitionDraw {
  /** The competition's id as the API shows it. */
  readonly competitionId: string;
  /** SHA-256 of the secret, in hex; public from the announcement. */
  readonly commitment: string;
  /** In hex. */
  readonly secret: string;
  /** In the order of their numbers. */
  readonly entries: readonly DrawEntry[];
  /** In hex. */
  readonly seed: string;
  /** The numbers of the entries in the order of their lots. */
  readonly lots: readonly number[];
}

/** SHA-256 of the secret, in hex. */
export const drawCommitment = (secret: Buffer): string => hash('sha256', secret, 'hex');

/** HMAC-SHA-256(secret, competition, then number and client seed of each entry), in hex; each field with its length. */
export function drawSeed(
  secret: Buffer,
  competitionId: string,
  entries: readonly DrawEntry[],
): string {
  const fields = entries.flatMap(({ number, clientSeed }) => [String(number), clientSeed]);
  const message = Buffer.concat([competitionId, ...fields].map(lengthPrefixed));
  return createHmac('sha256', secret).update(message).digest('hex');
}

/**
 * An order drawn with the public seed.
 *
 * @param round 0 for the order of lots; else the round for which a form draws anew
 */
export const drawnOrder = <T>(items: readonly T[], seed: string, round: number): T[] =>
  shuffle(items, {
    link: Buffer.from(seed, 'hex'),
    purpose: 'lots',
    // The seed already depends on the competition and on all client seeds.
    matchId: '',
    dealNumber: round,
    clientSeeds: [],
  });

/** Draws the lots when entries close. */
export function drawLots(
  secret: Buffer,
  competitionId: string,
  entries: readonly DrawEntry[],
): CompetitionDraw {
  const seed = drawSeed(secret, competitionId, entries);
  const numbers = entries.map(({ number }) => number);
  return {
    competitionId,
    commitment: drawCommitment(secret),
    secret: secret.toString('hex'),
    entries,
    seed,
    lots: drawnOrder(numbers, seed, 0),
  };
}

/** Which parts of a draw are correct. */
export interface DrawChecks {
  /** Whether the secret is the one that was committed to. */
  readonly commitment: boolean;
  readonly seed: boolean;
  readonly lots: boolean;
}

/** Checks a draw with public data only. */
export function verifyCompetitionDraw(draw: CompetitionDraw): DrawChecks {
  const { secret, competitionId, entries } = draw;
  const right = drawLots(Buffer.from(secret, 'hex'), competitionId, entries);
  return {
    commitment: right.commitment === draw.commitment.toLowerCase(),
    seed: right.seed === draw.seed.toLowerCase(),
    lots: JSON.stringify(right.lots) === JSON.stringify(draw.lots),
  };
}
