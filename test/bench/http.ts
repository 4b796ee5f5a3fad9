import { Agent, request } from 'node:http';

/** A client that does little beside waiting: one connection for each call that is under way. */
export class HttpClient {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly address: string) {}

  /** The data of a GraphQL operation. @throws Error where there is an error */
  async ask<T>(token: string, query: string, variables: object): Promise<T> {
    const text = await this.post(token, JSON.stringify({ query, variables }));
    const { data, errors } = JSON.parse(text) as { data: T; errors?: { message: string }[] };
    if (errors) throw new Error(errors[0]!.message);
    return data;
  }

  close(): void {
    this.agent.destroy();
  }

  private post(token: string, body: string): Promise<string> {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      authorization: `Bearer ${token}`,
    };
    return new Promise((resolve, reject) => {
      const sent = request(`${this.address}/graphql`, {
        method: 'POST',
        agent: this.agent,
        headers,
      });
      sent.on('error', reject).on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve(text));
      });
      sent.end(body);
    });
  }
}
