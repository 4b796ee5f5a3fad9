/**
 * The sources that a page of this host may connect to, for its policy. Sockets are listed too, because in some browsers
 * 'self' does not include them.
 */
export function ownSources(host: string | undefined): string {
  const isHost = host && /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host);
  return isHost ? `'self' ws://${host} wss://${host}` : "'self'";
}
