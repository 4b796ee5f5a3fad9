import type { Adapter, AdapterPayload, errors as Errors } from 'oidc-provider';
import type { OAuthRecords } from '../../application/oauth-records.js';

/** The services that the adapters need. */
export interface RecordAdapterDependencies {
  readonly records: OAuthRecords;
  readonly errors: typeof Errors;
  /** The refresh token that this request exchanges; null in a request that exchanges none. */
  readonly exchanged: () => string | null;
}

/** The tokens, codes and sign-ins of oidc-provider as our records. */
export class RecordAdapter implements Adapter {
  constructor(
    private readonly model: string,
    private readonly parts: RecordAdapterDependencies,
  ) {}

  /** @throws InvalidGrant if the grant ends meanwhile, for example because its code was used twice at once */
  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { records, exchanged, errors } = this.parts;
    if (await records.put(this.record(id), payload, expiresIn, exchanged())) return;
    throw new errors.InvalidGrant('the grant has ended');
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.parts.records.find(this.record(id));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.parts.records.findBySecond(this.model, uid);
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.parts.records.findBySecond(this.model, userCode);
  }

  async consume(id: string): Promise<void> {
    if (await this.parts.records.consume(this.record(id))) return;
    throw new this.parts.errors.InvalidGrant('it has been used');
  }

  destroy(id: string): Promise<void> {
    return this.parts.records.remove(this.record(id));
  }

  revokeByGrantId(grantId: string): Promise<void> {
    return this.parts.records.removeOf(grantId, this.model);
  }

  private record(id: string) {
    return { model: this.model, id };
  }
}
