import type { TestClient } from './client.js';
import { until } from './wait.js';

/** An archive as its person sees it. */
export interface TakeoutJson {
  readonly status: 'PREPARING' | 'READY' | 'FAILED';
  readonly requestedAt: string;
  readonly expiresAt: string | null;
  readonly bytes: number | null;
  readonly url: string | null;
}

const FIELDS = 'status requestedAt expiresAt bytes url';

export async function takeoutOf(client: TestClient): Promise<TakeoutJson | null> {
  return (await client.ask<{ takeout: TakeoutJson | null }>(`{ takeout { ${FIELDS} } }`)).takeout;
}

export async function askTakeout(client: TestClient): Promise<TakeoutJson> {
  const asked = `mutation { requestTakeout { takeout { ${FIELDS} } } }`;
  return (await client.ask<{ requestTakeout: { takeout: TakeoutJson } }>(asked)).requestTakeout
    .takeout;
}

/** Asks for an archive and waits until it can be downloaded. */
export async function takeoutReady(client: TestClient): Promise<TakeoutJson> {
  await askTakeout(client);
  return until('the archive', async () => {
    const takeout = await takeoutOf(client);
    return takeout?.status === 'READY' && takeout;
  });
}
