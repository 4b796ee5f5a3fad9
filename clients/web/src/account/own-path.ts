/**
 * The path of our own to which an address leads; `/` for addresses of other sites, and for those that the router cannot
 * read. The browser's own parser decides: it skips tabs and line breaks, and takes a backslash for a slash.
 */
export function ownPath(address: string | undefined, origin: string): string {
  if (!address || !URL.canParse(address, origin)) return '/';
  const url = new URL(address, origin);
  if (url.origin !== origin || !isDecodable(url.pathname)) return '/';
  // The path `//host` would be an address of another site.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
