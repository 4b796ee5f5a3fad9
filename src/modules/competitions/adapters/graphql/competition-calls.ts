import { givenId } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import type { CompetitionCall, EntryResult } from '../../application/index.js';
import type { CompetitionReader } from '../../application/readers.js';
import { loadCompetition } from './competition-loaders.js';
import type { OfEntryPayload } from './competition-payloads.type.js';
import { toEntryType } from './competition-parts.type.js';
import type { OfCompetitionInput } from './competition.input.js';

/** Who does it, in which competition, and the key of the call. */
export const callOf = (
  { competitionId, idempotencyKey }: OfCompetitionInput,
  { userId }: Viewer,
): CompetitionCall => ({
  userId,
  competitionId: givenId('Competition', competitionId, 'input.competitionId'),
  idempotencyKey: idempotencyKey ?? null,
});

/** The entry after an act, with its competition. */
export async function entryPayload(
  result: EntryResult,
  context: GraphqlContext,
  reader: CompetitionReader,
): Promise<OfEntryPayload> {
  if (!result.ok) return refused(...result.error);
  const competition = await loadCompetition(context, reader, result.value.competitionId);
  return { competition, entry: toEntryType(result.value), userErrors: done };
}
