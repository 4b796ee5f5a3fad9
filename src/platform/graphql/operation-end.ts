/** What is reported about an operation that has ended: its root field, its code, its user and matches. */
import { getArgumentValues } from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FormattedExecutionResult,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import { idOf, toGlobalId } from '../api/ids.js';
import { ERROR_CODES } from '../api/api-error.js';
import type { ApiErrorCode } from '../api/api-error.js';
import { isUnavailable } from '../database/unavailable.js';
import { OK } from '../telemetry/operation-reports.js';
import type { EndedOperation, OperationSubjects } from '../telemetry/operation-reports.js';
import type { GraphqlContext } from './context.js';
import { rootFieldsOf } from './document/selections.js';
import { refusalOf } from './refusal.js';

/** A valid operation, and the values that came with it. */
export interface NamedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Names for operations that are not one field of the schema. */
const SEVERAL = 'several';
const SCHEMA = 'schema';
export const INVALID = 'invalid';
/** Refused before its document was read. */
export const REFUSED = 'refused';

/** The name of each operation: clients send the same documents again. */
const names = new WeakMap<OperationDefinitionNode, string>();

/** The root field of an operation, from the schema. An alias or the operation's own name is the client's. */
function nameOf({ document, operation }: NamedOperation): string {
  const known = names.get(operation);
  if (known !== undefined) return known;
  const fields = rootFieldsOf(document, operation).map((field) => field.name.value);
  const asked = new Set(fields.filter((field) => !field.startsWith('__')));
  const [first = SCHEMA] = asked;
  const name = asked.size > 1 ? SEVERAL : first;
  names.set(operation, name);
  return name;
}

/** The codes that say most about an answer with several errors. */
const FIRST_CODES: readonly ApiErrorCode[] = ['INTERNAL_SERVER_ERROR', 'UNAVAILABLE'];

/** The codes of an answer's errors. */
export const codesIn = ({ errors = [] }: FormattedExecutionResult): ApiErrorCode[] =>
  errors.map(({ extensions }) => publicCode(extensions?.['code']));

/** The code with which a client learns of an error that was thrown. */
export function codeOfError(error: unknown): ApiErrorCode {
  if (isUnavailable(error)) return 'UNAVAILABLE';
  const refusal = refusalOf(error);
  // A mistake that GraphQL has found has no code and no cause.
  if (refusal && !refusal.originalError && !refusal.extensions['code']) return 'BAD_USER_INPUT';
  return publicCode(refusal?.extensions['code']);
}

const publicCode = (code: unknown): ApiErrorCode =>
  Object.hasOwn(ERROR_CODES, code as string) ? (code as ApiErrorCode) : 'INTERNAL_SERVER_ERROR';

/** The code of an operation: that of its errors, else that of the mutation's failure. */
const codeOf = (codes: readonly ApiErrorCode[], { refusal }: GraphqlContext): string =>
  FIRST_CODES.find((code) => codes.includes(code)) ?? codes[0] ?? refusal ?? OK;

/**
 * @param named the operation; {@link INVALID} or {@link REFUSED} if there is none
 * @param codes the codes of the answer's errors
 */
export function endOf(
  context: GraphqlContext,
  named: NamedOperation | typeof INVALID | typeof REFUSED,
  codes: readonly ApiErrorCode[],
): EndedOperation {
  return {
    operation: typeof named === 'string' ? named : nameOf(named),
    code: codeOf(codes, context),
    millis: performance.now() - context.began,
    requestId: context.requestId,
    traceId: (context.span ?? context.traceParent)?.traceId ?? null,
    span: context.span,
    subjects: () => subjectsOf(context, named),
  };
}

async function subjectsOf(
  context: GraphqlContext,
  named: NamedOperation | string,
): Promise<OperationSubjects> {
  // A credential that is wrong, or cannot be checked now, names nobody.
  const viewer = await context.viewer().catch(() => null);
  return {
    userId: viewer && toGlobalId('User', viewer.userId),
    matchIds: typeof named === 'string' ? [] : matchIdsIn(named),
  };
}

/** How many ids of matches a line contains. */
const MOST_IDS = 5;

/** The global ids of the matches among the arguments of the root fields. */
function matchIdsIn(named: NamedOperation): string[] {
  const { document, operation } = named;
  const ids = rootFieldsOf(document, operation).flatMap((field) =>
    matchIds(argumentsOf(named, field)),
  );
  return [...new Set(ids)].slice(0, MOST_IDS);
}

function argumentsOf({ schema, operation, variables }: NamedOperation, field: FieldNode): unknown {
  const definition = schema.getRootType(operation.operation)?.getFields()[field.name.value];
  if (!definition) return null;
  try {
    return getArgumentValues(definition, field, variables);
  } catch {
    return null; // the answer has told the client what is wrong with them
  }
}

function matchIds(value: unknown): string[] {
  if (typeof value === 'string') return idOf('Match', value) === null ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(matchIds) : [];
}
