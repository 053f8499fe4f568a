import { jsonEvent, type EventData } from '@eventstore/db-client';

export const numbered = (count: number, first = 0, type = 'Counted'): EventData[] =>
  Array.from({ length: count }, (_, index) => jsonEvent({ type, data: { number: first + index } }));
