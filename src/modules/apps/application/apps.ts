import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Transaction } from '../../../platform/database/database.js';
import {
  drawSecret,
  hashSecret,
  KnownCredentials,
  TryLimits,
} from '../../auth/application/index.js';
import { Guests, PublicTexts } from '../../users/application/index.js';
import type { GuestFailure, UserFailure } from '../../users/application/index.js';
import { appProblems } from '../domain/app.js';
import type { AppProfile } from '../domain/app.js';
import { AppStore } from '../storage/app-store.js';
import type { App, NewApp } from '../storage/app-store.js';
import { appFailure } from './failures.js';
import type { AppFailure } from './failures.js';

export type { App };

/** The prefix of an app's secret, so that leak scanners and people recognise one. */
const SECRET_PREFIX = 'bmra_';

/** An app, with its secret if one was just created: the secret cannot be shown again. */
export interface AppWithSecret {
  readonly app: App;
  readonly secret: string | null;
}

type Outcome<T> = Result<T, readonly (AppFailure | GuestFailure | UserFailure)[]>;

const problemsOf = (profile: AppProfile): AppFailure[] =>
  appProblems(profile).map(({ code, field }) => appFailure(code, field));

const newApp = (
  { name, homepage, redirectUris }: AppProfile,
  secret: string | null,
  id: string = randomUUID(),
): NewApp => {
  const secretHash = secret === null ? null : hashSecret(secret);
  return { id, name, homepage, redirectUris, secretHash };
};

const unknown = () => refuse([appFailure('APP_NOT_FOUND', 'appId')]);

/** Creates, changes and deletes the apps of developers. */
@Injectable()
export class Apps {
  constructor(
    private readonly store: AppStore,
    private readonly limits: TryLimits,
    private readonly guests: Guests,
    private readonly known: KnownCredentials,
    private readonly texts: PublicTexts,
  ) {}

  /** @throws ApiError RATE_LIMITED, MUTED */
  async create(
    ownerId: string,
    profile: AppProfile,
    isConfidential: boolean,
  ): Promise<Outcome<AppWithSecret>> {
    const guest = await this.guests.refusal(ownerId);
    if (guest) return refuse([guest]);
    const problems = [
      ...problemsOf(profile),
      ...(await this.texts.failures(ownerId, { name: profile.name })),
    ];
    if (problems.length > 0) return refuse(problems);
    await this.limits.count([{ limit: 'app-owner', key: ownerId }]);
    const secret = isConfidential ? drawSecret(SECRET_PREFIX) : null;
    const app = await this.store.insert(ownerId, newApp(profile, secret));
    if (app === 'TAKEN') return refuse([appFailure('APP_NAME_TAKEN', 'name')]);
    return app === 'FULL' ? refuse([appFailure('TOO_MANY_APPS')]) : ok({ app, secret });
  }

  /** Registers an app that registers itself; null if too many have. */
  register(profile: AppProfile, secret: string | null, id: string): Promise<App | null> {
    return this.store.insertOwnerless(newApp(profile, secret, id));
  }

  /** Finds an app that has not been deleted, and stores to the day when it was used. */
  find(id: string): Promise<App | null> {
    return this.store.find(id);
  }

  /** The apps of a developer, by name. */
  list(ownerId: string): Promise<App[]> {
    return this.store.list(ownerId);
  }

  /** @throws ApiError MUTED */
  async update(ownerId: string, id: string, change: Partial<AppProfile>): Promise<Outcome<App>> {
    const app = await this.ownApp(ownerId, id);
    if (!app) return unknown();
    const problems = [
      ...problemsOf({ ...app, ...change }),
      ...(await this.texts.failures(ownerId, { name: change.name })),
    ];
    if (problems.length > 0) return refuse(problems);
    if (Object.keys(change).length === 0) return ok(app);
    const changed = await this.store.change(app.id, ownerId, change);
    if (changed === 'TAKEN') return refuse([appFailure('APP_NAME_TAKEN', 'name')]);
    return changed ? ok({ ...app, ...change }) : unknown();
  }

  /** Deletes an app. All its grants end at once, in every process. */
  async remove(ownerId: string, id: string): Promise<AppFailure | null> {
    const removed = await this.store.remove(id, ownerId);
    if (!removed) return appFailure('APP_NOT_FOUND', 'appId');
    await this.known.appEnded(id);
    return null;
  }

  /** Deletes all apps of a developer whose account ends, as {@link remove} does. */
  async removeAll(ownerId: string, within: Transaction): Promise<void> {
    const ids = await this.store.removeAll(ownerId, within);
    within.afterCommit(() => ids.forEach((id) => void this.known.appEnded(id)));
  }

  /** Creates a new secret; the old one is invalid at once. */
  async rotateSecret(ownerId: string, id: string): Promise<Outcome<AppWithSecret>> {
    const app = await this.ownApp(ownerId, id);
    if (!app) return unknown();
    if (!app.secretHash) return refuse([appFailure('APP_IS_PUBLIC', 'appId')]);
    const secret = drawSecret(SECRET_PREFIX);
    const changed = await this.store.change(app.id, ownerId, { secretHash: hashSecret(secret) });
    return changed ? ok({ app, secret }) : unknown();
  }

  private async ownApp(ownerId: string, id: string): Promise<App | null> {
    const app = await this.store.find(id);
    return app?.ownerId === ownerId ? app : null;
  }
}
