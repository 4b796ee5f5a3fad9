/**
 * The places that a page of this host may reach, as sources of a policy: sockets are named beside 'self' for browsers
 * whose 'self' has none.
 */
export function ownSources(host: string | undefined): string {
  const isHost = host && /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host);
  return isHost ? `'self' ws://${host} wss://${host}` : "'self'";
}
