import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue, StreamKind } from '../../../platform/decider/decider.js';

const ReasonsChangedData = z.object({ reasons: z.array(z.string()) });

export type ReasonsChanged = DomainEvent<'ReasonsChanged', z.infer<typeof ReasonsChangedData>>;

export const reasonEvents: EventCatalogue<ReasonsChanged> = {
  ReasonsChanged: { version: 1, schema: ReasonsChangedData, writtenBy: ['ChangeReasons'] },
};

export const REASON_STREAMS = 'reasons-';

export const deskStreams: readonly StreamKind[] = [
  {
    prefix: REASON_STREAMS,
    key: 'purpose',
    about: 'The reasons that admins are offered',
    catalogue: reasonEvents,
  },
];
