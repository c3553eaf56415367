import type { EventName } from '@prestafaro/types/event-table';
import type { EventProperties } from '@prestafaro/types/tracked-event';

/** Reports an event of the table of events, if the visitor allows it at this moment. */
export type Report = <Name extends EventName>(name: Name, properties: EventProperties<Name>) => void;
