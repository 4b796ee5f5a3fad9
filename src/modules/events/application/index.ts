export { UserEvents } from '../storage/user-events.js';
export type { UserEventRef } from '../storage/user-events.js';
export { apiMatchEvent, isPlaceIn } from './api-event.js';
export type { ApiMatchEvent, ApiNotificationEvent, ApiUserEvent, Place } from './api-event.js';
export { EventProjector } from './event-projector.js';
export type { ProjectedEvent } from './event-projector.js';
export { assertWhole, EventStreams } from './event-streams.js';
export { eventsTopic, Sequencer } from './sequencer.js';
