/**
 * The wait of everything that is tried again after a failure, as an SQL expression in seconds: `first`, multiplied by
 * `factor` for each earlier failure, at most `longest`. There are two exceptions. BullMQ tries a job again by its own
 * schedule (queues.ts), and webhooks follow the table of Standard Webhooks, on which receivers may rely.
 *
 * @param failures an SQL expression: the number of failures before this one
 */
export const backoffSeconds = (
  first: number,
  longest: number,
  failures: string,
  factor = 2,
): string => `least(${longest}, ${first} * ${factor} ^ least(${failures}, 20))`;
