/** How long to wait for the answer. */
const PATIENCE = 3_000;

/** Whether the service at an address reports that it is ready. */
export async function isReady(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(`${address}/health/ready`, { signal });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
