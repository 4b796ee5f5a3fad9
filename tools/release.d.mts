/** The changelog's section of a version, without its heading; null if it has none. */
export function sectionOf(changelog: string, version: string): string | null;

/** What is wrong with a release; empty if nothing is. */
export function faultsOf(
  tag: string,
  manifests: Readonly<Record<string, { readonly version: string }>>,
  changelog: string,
): string[];

/** The version that a module of Python states. */
export function pythonManifest(code: string): { readonly version: string };
