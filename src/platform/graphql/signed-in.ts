import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { Extensions, GqlExecutionContext } from '@nestjs/graphql';
import { lacking, mayUse, notAuthenticated } from '../api/viewer.js';
import type { Need, Viewer } from '../api/viewer.js';
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
}

type Inject = (...scope: Need[]) => ParameterDecorator;

/** Declares the access in the schema that the parameter checks, so that a field cannot have one without the other. */
const declared =
  (required: boolean, inject: Inject) =>
  (scope?: Need): ParameterDecorator =>
  (target, method, index) => {
    inject(...(scope ? [scope] : []))(target, method, index);
    const access: Access = { required, scope: scope ?? null };
    Extensions({ access })(target, method!, {});
  };

const optionalViewer = createParamDecorator(
  async (scope: Need | undefined, context: ExecutionContext) => {
    const viewer = await contextOf(context).viewer();
    return viewer && (scope === undefined || mayUse(viewer, scope)) ? viewer : null;
  },
);

/**
 * The viewer of a request, for an argument that needs a viewer in a field that does not.
 *
 * @throws ApiError UNAUTHENTICATED when nobody is signed in, FORBIDDEN when a token lacks the scope
 */
export async function requiredViewer(context: GraphqlContext, scope: Need): Promise<Viewer> {
  const viewer = await context.viewer();
  if (!viewer) throw notAuthenticated('NO_CREDENTIAL');
  if (!mayUse(viewer, scope)) throw lacking(scope);
  return viewer;
}

const signedIn = createParamDecorator((scope: Need, context: ExecutionContext) =>
  requiredViewer(contextOf(context), scope),
);

/** The viewer; null if nobody is signed in. If a scope is given, a token without it counts as nobody. */
export const OptionalViewer = declared(false, optionalViewer);

/** The viewer, who must be signed in; a token must have the scope. */
export const SignedIn: (scope: Need) => ParameterDecorator = declared(true, signedIn);
