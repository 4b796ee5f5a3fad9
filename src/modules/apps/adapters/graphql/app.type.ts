import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { ScopeScalar } from '../../../../platform/graphql/scope.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import type { App } from '../../application/apps.js';
import type { GrantedApp } from '../../application/app-grants.js';

@InputType({ description: 'The app to register.' })
export class CreateAppInput {
  @Field({
    description:
      'The name that users see when the app asks for their consent: 1 to 50 visible characters, with ' +
      'single spaces and letters of one script, and nothing that looks like the name of this service. ' +
      'It is unique among the developer’s apps.',
  })
  name!: string;
  @Field(() => String, {
    nullable: true,
    description: 'An https address that users are shown; none when left out.',
  })
  homepage?: string | null;
  @Field(() => [String], {
    description:
      'The addresses to which users may be sent back, 1 to 10: https; `http://127.0.0.1`, ' +
      '`http://[::1]` or `http://localhost` with any port; or a private scheme with a dot, such as ' +
      '`org.example.app:/done`.',
  })
  redirectUris!: string[];
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the app runs on a server and can keep a secret. An app on users’ own devices cannot: it is public.',
  })
  isConfidential!: boolean;
}

@InputType({ description: 'The changes to an app. Fields that are left out stay as they are.' })
export class UpdateAppInput {
  @Field(() => ID, { description: 'The app’s id.' }) appId!: string;
  @Field(() => String, { nullable: true, description: 'As in `createApp`.' }) name?: string | null;
  @Field(() => String, { nullable: true, description: 'As in `createApp`; null removes it.' })
  homepage?: string | null;
  @Field(() => [String], {
    nullable: true,
    description: 'As in `createApp`; replaces all addresses.',
  })
  redirectUris?: string[] | null;
}

@InputType({ description: 'The app to delete.' })
export class DeleteAppInput {
  @Field(() => ID, { description: 'The app’s id, as in `User.apps`.' }) appId!: string;
}

@InputType({ description: 'The app that gets a new secret.' })
export class RotateAppSecretInput {
  @Field(() => ID, { description: 'The app’s id, as in `User.apps`.' }) appId!: string;
}

@InputType({ description: 'An app that acts for the viewer.' })
export class RevokeAppInput {
  @Field(() => ID, { description: 'The id, as in `User.grantedApps`.' }) grantedAppId!: string;
}

@ObjectType('App', {
  implements: () => [NodeObject],
  description: 'A program that asks users to let it act for them, as its developer sees it.',
})
export class AppType extends NodeObject {
  override readonly nodeType = 'App';
  @Field(() => String, { description: 'The `client_id` of OAuth.' }) clientId!: string;
  @Field({ description: 'The name that users see.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Its homepage; null for none.' })
  homepage!: string | null;
  @Field(() => [String], { description: 'The addresses to which users may be sent back.' })
  redirectUris!: readonly string[];
  @Field(() => Boolean, { description: 'Whether the app has a secret.' }) isConfidential!: boolean;
  @Field(() => Date, { description: 'When the app was registered.' }) createdAt!: Date;
}

@ObjectType('GrantedApp', {
  implements: () => [NodeObject],
  description: 'An app that acts for the viewer, on any number of devices.',
})
export class GrantedAppType extends NodeObject {
  override readonly nodeType = 'GrantedApp';
  /** For the field `owner`. */
  readonly ownerId!: string | null;
  @Field({ description: 'The name that the app gives itself.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Its homepage; null for none.' })
  homepage!: string | null;
  @Field(() => [ScopeScalar], {
    description: 'The scopes that the app has, on all devices together.',
  })
  scopes!: readonly string[];
  @Field(() => Date, { description: 'When the viewer first allowed the app.' }) grantedAt!: Date;
  @Field(() => Date, { description: 'When the app was last used, to the minute.' })
  lastUsedAt!: Date;
}

/** The payload of a mutation that changes an app. */
@ObjectType({ isAbstract: true })
abstract class AppPayload extends Payload {
  @Field(() => AppType, { nullable: true, description: 'The app as it is now; null when refused.' })
  app?: AppType;
}

@ObjectType({ isAbstract: true })
abstract class AppSecretPayload extends AppPayload {
  @Field(() => String, {
    nullable: true,
    description:
      'The `client_secret` of OAuth, shown only this once. Null for a public app and when refused.',
  })
  secret?: string | null;
}

@ObjectType({ description: 'Payload of `createApp`.' })
export class CreateAppPayload extends AppSecretPayload {}

@ObjectType({ description: 'Payload of `updateApp`.' })
export class UpdateAppPayload extends AppPayload {}

@ObjectType({ description: 'Payload of `rotateAppSecret`.' })
export class RotateAppSecretPayload extends AppSecretPayload {}

@ObjectType({ description: 'Payload of `deleteApp`.' })
export class DeleteAppPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the app that is gone; null when refused.',
  })
  deletedAppId?: string;
}

@ObjectType({ description: 'Payload of `revokeApp`.' })
export class RevokeAppPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the app that no longer acts for the viewer; null when refused.',
  })
  revokedGrantedAppId?: string;
}

export const appType = ({ id, secretHash, ...app }: App): AppType => ({
  nodeType: 'App',
  id: toGlobalId('App', id),
  clientId: id,
  isConfidential: secretHash !== null,
  ...app,
});

export const grantedAppType = ({ appId, ...app }: GrantedApp): GrantedAppType => ({
  nodeType: 'GrantedApp',
  id: toGlobalId('GrantedApp', appId),
  ...app,
});
