import { decode, encode } from '@jridgewell/sourcemap-codec';

/** A segment with a source has four or five numbers; the second is the number of the source. */
const sourceOf = ([, source]) => source ?? -1;

/**
 * Keeps the first four numbers of our own segments. Of other segments it keeps only the first after one of ours, to
 * mark the end of ours.
 */
function filtered(own) {
  let mapped = false;
  return (line) =>
    line.flatMap((segment) => {
      const isOwn = own[sourceOf(segment)] ?? false;
      if (!isOwn && !mapped) return [];
      mapped = isOwn;
      return [segment.slice(0, isOwn ? 4 : 1)];
    });
}

/**
 * Removes the packages from a source map: the rest is short, and enough for stack traces of our own code.
 *
 * @returns the same map without the positions in sources that are not `isOwn`
 */
export function ownMappings({ sources, mappings }, isOwn) {
  const own = sources.map(isOwn);
  return {
    version: 3,
    sources: sources.map((source, at) => (own[at] ? source : '')), // segments refer to sources by their index
    names: [],
    mappings: encode(decode(mappings).map(filtered(own))),
  };
}
