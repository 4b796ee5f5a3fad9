/** The types of packages.mjs, for the tests. */
export declare const BUNDLES: readonly string[];
export declare function recordedPackages(
  root: string,
  bundle: string,
): Readonly<Record<string, readonly string[]>>;
