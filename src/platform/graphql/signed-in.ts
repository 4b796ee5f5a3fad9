import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { Extensions, GqlExecutionContext } from '@nestjs/graphql';
import { hasRole, lacking, lacksRole, mayUse, notAuthenticated } from '../api/viewer.js';
import type { Need, Role, Viewer } from '../api/viewer.js';
import type { GraphqlContext } from './context.js';

const contextOf = (context: ExecutionContext): GraphqlContext =>
  GqlExecutionContext.create(context).getContext<GraphqlContext>();

/** The access that a field requires. It is in the built schema, in the field's `extensions.access`. */
export interface Access {
  /** Whether the viewer must be signed in. */
  readonly required: boolean;
  /**
   * The scope that a personal token or the token of an app needs. `session`: no token is enough. Null: any token is.
   */
  readonly scope: Need | null;
  /** The role that the viewer needs; missing if none. */
  readonly role?: Role;
}

type Inject<A> = (...argument: A[]) => ParameterDecorator;

/** Declares the access in the schema that the parameter checks, so that a field cannot have one without the other. */
const declared =
  <A>(accessOf: (argument: A | undefined) => Access, inject: Inject<A>) =>
  (argument?: A): ParameterDecorator =>
  (target, method, index) => {
    inject(...(argument === undefined ? [] : [argument]))(target, method, index);
    Extensions({ access: accessOf(argument) })(target, method!, {});
  };

const scoped =
  (required: boolean) =>
  (scope: Need | undefined): Access => ({ required, scope: scope ?? null });

const optionalViewer = createParamDecorator(
  async (scope: Need | undefined, context: ExecutionContext) => {
    const viewer = await contextOf(context).viewer();
    return viewer && (scope === undefined || mayUse(viewer, scope)) ? viewer : null;
  },
);

/**
 * The viewer of a request, for an argument that needs a viewer in a field that does not.
 *
 * @throws ApiError UNAUTHENTICATED when nobody is signed in, FORBIDDEN when a token lacks the scope, SUSPENDED
 */
export async function requiredViewer(context: GraphqlContext, scope: Need): Promise<Viewer> {
  return checkedViewer(await context.viewer(), scope);
}

function checkedViewer(viewer: Viewer | null, scope: Need): Viewer {
  if (!viewer) throw notAuthenticated('NO_CREDENTIAL');
  if (!mayUse(viewer, scope)) throw lacking(scope);
  return viewer;
}

const signedIn = createParamDecorator((scope: Need, context: ExecutionContext) =>
  requiredViewer(contextOf(context), scope),
);

const signedInEvenSuspended = createParamDecorator(async (scope: Need, context: ExecutionContext) =>
  checkedViewer(await contextOf(context).viewerEvenSuspended(), scope),
);

/** The viewer; null if nobody is signed in. If a scope is given, a token without it counts as nobody. */
export const OptionalViewer = declared<Need>(scoped(false), optionalViewer);

/**
 * The viewer, for public fields that show more to some (who may see what is a user's). An invalid credential counts as
 * nobody, so that it does not keep anyone from what everybody may see. It is no access that a field declares.
 */
export const AnyViewer = createParamDecorator((_: unknown, context: ExecutionContext) =>
  contextOf(context)
    .viewer()
    .catch(() => null),
);

/** The viewer, who must be signed in; a token must have the scope. */
export const SignedIn: (scope: Need) => ParameterDecorator = declared(scoped(true), signedIn);

const staff = createParamDecorator(async (role: Role, context: ExecutionContext) => {
  const viewer = await requiredViewer(contextOf(context), 'session');
  if (!hasRole(viewer, role)) throw lacksRole(role);
  return viewer;
});

/** The viewer, who must have a role: in a session whose sign-in passed the second factor. */
export const Staff: (role: Role) => ParameterDecorator = declared(
  (role: Role | undefined) => ({ required: true, scope: 'session', ...(role && { role }) }),
  staff,
);

/** The same, but a suspended person is not refused: to appeal, to take the data along, to delete the account (ADR 100). */
export const SignedInEvenSuspended: (scope: Need) => ParameterDecorator = declared(
  scoped(true),
  signedInEvenSuspended,
);
