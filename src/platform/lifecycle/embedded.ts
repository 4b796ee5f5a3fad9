/** The embedded Postgres and the secret of the data folder. */
interface EmbeddedServices {
  readonly databaseUrl: string;
  readonly jwtSecret: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the database of a process without DATABASE_URL. The main files pass the function of tools/embedded, because
 * the platform imports no tool.
 */
export type StartEmbedded = (
  dataDir: string,
  say: (line: string) => void,
  options?: { readonly signal?: AbortSignal },
) => Promise<EmbeddedServices>;
