/** A reason why the project cannot be prepared, in one line that says what to do. */
export class Trouble extends Error {}

const FOLDER =
  'the project folder cannot be written: copy the project to a folder of your own, or start as its owner';

const MEANINGS = {
  EACCES: FOLDER,
  EPERM: FOLDER,
  EROFS: FOLDER,
  ENOSPC: 'the disk is full: free some space, then start again',
  EDQUOT: 'your quota on this disk is used up: free some space, then start again',
};

/** Any error as one line for the operator. */
export function explain(error) {
  return `Not ready: ${MEANINGS[error.code] ?? error.message}`;
}

/** The line for a system error's code, if it has one. */
export function meaningOf(code) {
  return MEANINGS[code];
}
