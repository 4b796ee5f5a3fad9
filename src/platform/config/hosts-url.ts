/** URLs that may name several hosts; the URL class of Node knows only one. */

export interface Host {
  readonly host: string;
  readonly port: number;
}

export interface HostsUrl {
  readonly scheme: string;
  readonly username: string;
  readonly password: string;
  readonly hosts: readonly Host[];
  /** The path without its first slash. */
  readonly path: string;
  readonly options: URLSearchParams;
}

const PARTS =
  /^(?<scheme>[a-z][a-z0-9+.-]*):\/\/(?:(?<user>[^/?#]*)@)?(?<hosts>[^/?#@]+)(?:\/(?<path>[^?#]*))?(?:\?(?<options>[^#]*))?$/i;

/** Parses `scheme://user:password@first:1,second:2/path?option=value`; null if `text` has another form. */
export function parseHostsUrl(text: string, defaultPort: number): HostsUrl | null {
  const { scheme, user = '', hosts, path = '', options = '' } = PARTS.exec(text)?.groups ?? {};
  if (scheme === undefined || hosts === undefined) return null;
  const parsed = hosts.split(',').map((host) => hostOf(host, defaultPort));
  const named = parsed.filter((host) => host !== null);
  if (named.length < parsed.length || [user, path].some(hasBrokenEscape)) return null;
  const [username = '', ...password] = user.split(':');
  return {
    scheme: scheme.toLowerCase(),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password.join(':')),
    hosts: named,
    path: decodeURIComponent(path),
    options: new URLSearchParams(options),
  };
}

/** Writes a URL of one host, which every library understands. */
export function urlOfHost(url: HostsUrl, { host, port }: Host): string {
  const credentials = [url.username, url.password].map(encodeURIComponent).join(':');
  const address = host.includes(':') ? `[${host}]` : host;
  const options = url.options.size > 0 ? `?${url.options.toString()}` : '';
  const user = url.username || url.password ? `${credentials}@` : '';
  return `${url.scheme}://${user}${address}:${port}/${encodeURIComponent(url.path)}${options}`;
}

function hostOf(text: string, defaultPort: number): Host | null {
  if (!URL.canParse(`x://${text}`) || text.includes('/')) return null;
  const { hostname, port } = new URL(`x://${text}`);
  if (hostname === '') return null;
  return { host: hostname.replace(/^\[(.+)\]$/, '$1'), port: port ? Number(port) : defaultPort };
}

function hasBrokenEscape(text: string): boolean {
  return /%(?![0-9a-f]{2})/i.test(text);
}
