export { GivingTime } from './giving-time.js';
export { TimeGivenConsumer } from './time-given.consumer.js';
