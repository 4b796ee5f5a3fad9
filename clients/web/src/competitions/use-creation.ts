import { useLocation } from 'preact-iso';
import { textOf } from '../account/fields';
import { useKey } from '../api/idempotency-key';
import { useListChange } from '../api/use-list-change';
import type { Game } from '../challenge/challenge-draft';
import { CreateCompetitionDocument, CreateCompetitionSeriesDocument } from '../generated/graphql';
import { momentOf } from '../i18n/wall-clock';
import { pageOfCompetition } from './addresses';
import { inputOfDraft } from './competition-draft';
import type { CompetitionDraft } from './competition-draft';
import { numbersIn } from './number-fields';
import { TIMES } from './times';

/** Creates a competition, or a series of them, and opens the page of the first. */
export function useCreation() {
  const created = useListChange(CreateCompetitionDocument, (data) => data.createCompetition);
  const repeated = useListChange(
    CreateCompetitionSeriesDocument,
    (data) => data.createCompetitionSeries,
  );
  const { keyFor, isDone } = useKey();
  const { route } = useLocation();
  async function send(draft: CompetitionDraft, game: Game, fields: FormData): Promise<void> {
    const terms = { ...inputOfDraft(draft, game), ...textsAndNumbers(fields) };
    const id =
      draft.begins === 'WEEK' || draft.begins === 'MONTH'
        ? await createSeries({ ...terms, rhythm: rhythmIn(fields, draft.begins, draft.zone) })
        : await createOne({ ...terms, ...timesIn(fields, draft.zone) });
    if (id === undefined) return;
    isDone();
    route(id === null ? '/competitions?view=series' : pageOfCompetition(id));
  }
  /** The id of the competition; undefined if it was refused. */
  async function createOne(terms: Parameters<typeof created.send>[0]['input']) {
    const data = await created.send({ input: { ...terms, idempotencyKey: keyFor(terms) } });
    return data?.createCompetition.competition?.id;
  }
  /** The id of the first season; null if it is not announced yet, undefined if it was refused. */
  async function createSeries(terms: Parameters<typeof repeated.send>[0]['input']) {
    const data = await repeated.send({ input: { ...terms, idempotencyKey: keyFor(terms) } });
    if (!data) return undefined;
    return data.createCompetitionSeries.series?.seasons.nodes[0]?.id ?? null;
  }
  return {
    send,
    isSending: created.isSending || repeated.isSending,
    errorAt: (...path: readonly (string | number)[]) =>
      created.errorAt(...path) ?? repeated.errorAt(...path),
    otherErrors: (...known: readonly string[]) => [
      ...created.otherErrors(...known),
      ...repeated.otherErrors(...known),
    ],
  };
}

const textsAndNumbers = (fields: FormData) => ({
  name: textOf(fields, 'name').trim(),
  about: textOf(fields, 'about').trim() || null,
  ...numbersIn(fields),
  ratingLeast: numberIn(fields, 'ratingLeast'),
  ratingMost: numberIn(fields, 'ratingMost'),
});

/** Null for an empty field, and for one that is not shown. */
const numberIn = (fields: FormData, name: string): number | null => {
  const text = fields.get(name);
  return text ? Number(text) : null;
};

/** The times that are filled in, by the clocks of the zone. Without a start it begins as soon as it is full. */
const timesIn = (fields: FormData, zone: string) =>
  Object.fromEntries(
    TIMES.flatMap((name) => {
      const text = textOf(fields, name);
      return text ? [[name, momentOf(text, zone)]] : [];
    }),
  ) as Partial<Record<(typeof TIMES)[number], string>>;

const rhythmIn = (fields: FormData, unit: 'WEEK' | 'MONTH', timeZone: string) => ({
  timeZone,
  unit,
  every: numberIn(fields, 'every') ?? 1,
  firstStart: textOf(fields, 'startsAt'),
  opensDaysBefore: numberIn(fields, 'opensDaysBefore') ?? 1,
  intervalDays: numberIn(fields, 'intervalDays'),
});
