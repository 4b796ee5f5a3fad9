/** The JSON line that an outside arena sends to a bot: a seat's view, or a record (docs/bots.md). */
import { z } from 'zod';
import type { DealView, Match, Options, Result, Variant } from '../engine/index.js';
import {
  dealView,
  ok,
  parseRecord,
  PHASES,
  refuse,
  replay,
  toAct,
  variantOf,
} from '../engine/index.js';

/** A view, or the error in the line. */
export type ParsedPosition = Result<DealView, string>;

const card = z.string().regex(/^[HDSC][ATKQJ987]$/);
const suit = z.enum(['H', 'D', 'S', 'C']);
const marriage = z.object({ suit, cardPoints: z.number(), isPending: z.boolean().default(false) });
const bySeat = z.array(z.number()).default([]);

/** The fields of a view in the words of rules 2.10; fields that do not apply to a game may be left out. */
function viewLine(seatCount: number) {
  const seat = z
    .number()
    .int()
    .min(0)
    .max(seatCount - 1);
  const played = z.array(z.object({ seat, card }));
  return z.object({
    dealer: seat,
    phase: z.enum(PHASES),
    trump: suit.nullable().default(null),
    trumpCard: card.nullable().default(null),
    talonCount: z.number().int().min(0).default(0),
    aside: z.array(card).nullable().default([]),
    closedBy: seat.nullable().default(null),
    contract: z.string().nullable().default(null),
    declarer: seat.nullable().default(null),
    double: z.literal([1, 2, 4, 8]).default(1),
    hands: z
      .array(
        z.object({
          count: z.number().int().min(0),
          cards: z.array(card).nullable().default(null),
          known: z.array(card).default([]),
        }),
      )
      .length(seatCount),
    trick: played.max(seatCount - 1).default([]),
    cardPoints: bySeat,
    tricks: bySeat,
    bids: z.array(z.object({ seat, token: z.string() })).default([]),
    marriages: z.array(marriage.extend({ seat })).default([]),
    toAct: seat,
    history: z
      .object({
        tricks: z.array(z.object({ cards: played.length(seatCount), taker: seat })).default([]),
        named: suit.nullable().default(null),
        wed: suit.nullable().default(null),
        closing: z
          .object({ trickCount: z.number(), otherTricks: z.number(), otherCardPoints: z.number() })
          .nullable()
          .default(null),
        first66: seat.nullable().default(null),
      })
      .prefault({}),
  });
}

type ViewLine = z.infer<ReturnType<typeof viewLine>>;

const game = z.object({ variant: z.string() });

const question = (seatCount: number) =>
  z.object({
    preset: z.string().optional(),
    rules: z.record(z.string(), z.unknown()).optional(),
    view: viewLine(seatCount),
    legal: z.array(z.string()).min(1),
  });

/** The view of the player to act. */
export function parsePosition(text: string): ParsedPosition {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse('the line is not JSON');
  }
  const isRecord = typeof json === 'object' && json !== null && 'deals' in json;
  return isRecord ? fromRecord(json) : fromView(json);
}

/** The running deal of a record, as the player to act sees it. */
function fromRecord(json: unknown): ParsedPosition {
  const record = parseRecord(json);
  if (!record.ok) return refuse(record.error.message);
  const reached: Match[] = [];
  const { error } = replay(record.value, (_, match) => reached.push(match));
  const match = reached.at(-1);
  if (error) return refuse(error.message);
  const seat = match && toAct(match);
  if (typeof seat !== 'number') return refuse('no player is to act in this record');
  return ok(dealView(match!, seat)!);
}

function fromView(json: unknown): ParsedPosition {
  const named = game.safeParse(json);
  if (!named.success) return refuse(wrongWith(named.error));
  const variant = variantOf(named.data.variant);
  if (!variant) return refuse(`no variant ${named.data.variant}`);
  const parsed = question(variant.seatCount).safeParse(json);
  if (!parsed.success) return refuse(wrongWith(parsed.error));
  const { view, legal, ...rules } = parsed.data;
  const options = variant.parseOptions(rules);
  if (!options.ok) return refuse(options.error[0]!.message);
  return ok(viewOf(variant, options.value, view, legal));
}

/** The first error and its place. */
function wrongWith({ issues }: z.ZodError): string {
  const { path, message } = issues[0]!;
  return `${path.join('.') || 'the line'}: ${message}`;
}

function viewOf(
  { key, seatCount }: Variant,
  options: Options,
  { history, ...view }: ViewLine,
  legal: readonly string[],
): DealView {
  const filled = (values: readonly number[]) =>
    Array.from({ length: seatCount }, (_, i) => values[i] ?? 0);
  const cardPoints = filled(view.cardPoints);
  return {
    ...view,
    variant: key,
    options,
    seatCount,
    observer: view.toAct,
    talon: null,
    hands: view.hands.map((hand, index) => ({ ...hand, seat: index })),
    lastTrick: history.tricks.at(-1) ?? null,
    cardPoints,
    tricks: filled(view.tricks),
    firstTricks: filled([]).map(() => null),
    ownTricks: null,
    legal,
    ended: null,
    talkers: [],
    memory: { ...history, cardPoints },
  };
}
