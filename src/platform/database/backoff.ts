/**
 * The schedule of everything that waits after a failure, in seconds of SQL: `first`, `factor` times as many
 * with each failure before, `longest` at most. It knows two exceptions: BullMQ tries a job again by its own
 * (task-queues.ts), and webhooks by the table of Standard Webhooks, which their receivers may rely on.
 *
 * @param failures in SQL, how many there were before this one
 */
export const backoffSeconds = (
  first: number,
  longest: number,
  failures: string,
  factor = 2,
): string => `least(${longest}, ${first} * ${factor} ^ least(${failures}, 20))`;
