export { UserEvents } from '../storage/user-events.js';
export { eventBroken, EventProjector } from './event-projector.js';
export { EventStreams } from './event-streams.js';
export type { ApiMatchEvent, ApiUserEvent } from './event-projector.js';
