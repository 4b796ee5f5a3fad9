import { Pool } from 'undici';

/** An HTTP client with little overhead: one connection for each call in progress. */
export class HttpClient {
  private readonly pool: Pool;

  constructor(address: string) {
    this.pool = new Pool(address);
  }

  /**
   * The data of a GraphQL operation.
   *
   * @param token null without a user
   * @throws Error for an error in the response
   */
  async ask<T>(token: string | null, query: string, variables: object = {}): Promise<T> {
    const { body } = await this.pool.request({
      path: '/graphql',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await body.json()) as { data: T; errors?: { message: string }[] };
    if (errors) throw new Error(errors[0]!.message);
    return data;
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
