export type { ApiMatchEvent, ApiNotificationEvent, ApiUserEvent } from './api-event.js';
export { EventProjector } from './event-projector.js';
export type { ProjectedEvent } from './event-projector.js';
export { eventsTopic, Sequencer } from './sequencer.js';
export { UserEvents } from './user-events.js';
export type { NewestEvent, UserEventRow } from './user-events.js';
