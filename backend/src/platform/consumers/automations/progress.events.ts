import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue, StreamKind } from '../../decider/decider.js';

const Progressed = z.object({
  last: z.object({ stream: z.string(), revision: z.int() }),
});

export type AutomationProgressed = DomainEvent<'AutomationProgressed', z.infer<typeof Progressed>>;

export const progressEvents: EventCatalogue<AutomationProgressed> = {
  AutomationProgressed: { version: 1, schema: Progressed, writtenBy: ['RecordProgress'] },
};

export const progressStreams: StreamKind = {
  prefix: 'progress-',
  key: 'automation',
  about: 'How far an automation has come, from time to time',
  catalogue: progressEvents,
};

export const progressStream = (automation: string): string => `${progressStreams.prefix}${automation}`;
