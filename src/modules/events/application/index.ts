export { UserEventStore } from '../storage/user-event-store.js';
export { eventBroken, EventProjector } from './event-projector.js';
export type { ApiMatchEvent, ApiUserEvent } from './event-projector.js';
