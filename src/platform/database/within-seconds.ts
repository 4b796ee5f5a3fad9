import { Raw } from 'typeorm';

/** For a repository's condition: the time lies within the last so many seconds, by the database's clock. */
export const withinSeconds = (seconds: number) =>
  Raw((at) => `${at} > now() - make_interval(secs => :seconds)`, { seconds });
