/** Turns passwords into what may be stored. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  /** Costs the same whether the hash is a user's or, where there is none, nobody's. */
  abstract verify(hash: string | null, password: string): Promise<boolean>;
}
