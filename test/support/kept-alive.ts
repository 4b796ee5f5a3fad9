import { TestClient } from './client.js';
import type { Answer } from './client.js';

/**
 * A client with persistent connections. Unlike fetch it never repeats a request. Throws if the
 * answer is not 200.
 */
export class KeptAliveClient extends TestClient {
  override async raw<T>(query: string, variables: object = {}): Promise<Answer<T>> {
    const authorization = this.accessToken && { authorization: `Bearer ${this.accessToken}` };
    const response = await fetch(`${this.base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization },
      body: JSON.stringify({ query, variables }),
    });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as Answer<T>;
  }
}
