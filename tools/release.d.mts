/** The changelog's section of a version, without its heading; null if it has none. */
export function sectionOf(changelog: string, version: string): string | null;

/** The version that each file with a version names; null if it names none. */
export function versionsIn(read: (file: string) => string): Record<string, string | null>;

/** What is wrong with a release; empty if nothing is. */
export function faultsOf(
  tag: string,
  versions: Readonly<Record<string, string | null>>,
  changelog: string,
): string[];
