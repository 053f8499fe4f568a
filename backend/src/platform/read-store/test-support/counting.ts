import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue } from '../../decider/decider.js';
import type { Projection } from '../../consumers/projections/projection.js';

export type Counted = DomainEvent<'Counted', { by: number }>;

export const countedEvents: EventCatalogue<Counted> = { Counted: { version: 1, schema: z.object({ by: z.int() }) } };

export const counted = (by = 1): Counted => ({ type: 'Counted', data: { by } });

export const countingProjection = (version = 1, factor = 1): Projection<Counted> => ({
  name: 'counts',
  version,
  collections: [{ name: 'counts', id: 'text', fields: { sum: 'number' } }],
  streamPrefixes: ['count-'],
  catalogue: countedEvents,
  project({ data, recorded: { stream, revision } }) {
    const by = data.by * factor;
    return revision === 0
      ? [{ kind: 'put', collection: 'counts', id: stream, document: { sum: by } }]
      : [{ kind: 'increment', collection: 'counts', id: stream, by: { sum: by } }];
  },
});
