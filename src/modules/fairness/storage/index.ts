/**
 * The part of a statement that gives matches new chains.
 *
 * @param matches a WITH query with `id`, and `commitment` and `checkpoints` in hex; null if the match keeps its chain
 */
export const replaceChains = (matches: string): string => `
  UPDATE shuffle_chains s SET commitment = decode(${matches}.commitment, 'hex'),
    checkpoints = decode(${matches}.checkpoints, 'hex')
  FROM ${matches} WHERE s.match_id = ${matches}.id AND ${matches}.commitment IS NOT NULL`;
