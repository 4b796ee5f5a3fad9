import { decode, encode } from '@jridgewell/sourcemap-codec';

/** A segment that says whence it is has four numbers or five; the second is its source's. */
const sourceOf = ([, source]) => source ?? -1;

/** Segments of ours as far as to their column; of the others the first after one of ours, which says that it is none. */
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
 * Takes the packages out of a source map: what is left is short, and enough to read a trace of ours.
 *
 * @returns the map as it was, but for the places in sources that are not `isOwn`
 */
export function ownMappings({ sources, mappings }, isOwn) {
  const own = sources.map(isOwn);
  return {
    version: 3,
    sources: sources.map((source, at) => (own[at] ? source : '')), // they are named by their numbers
    names: [],
    mappings: encode(decode(mappings).map(filtered(own))),
  };
}
