import * as z from 'zod/mini';
import type { DomainEvent } from '../../../platform/decider/decider.js';
import type { EventCatalogue } from '../../../platform/decider/event-catalogue.js';
import { requestEvents, type ArtworkRequested } from './artwork-requests.js';
import { generationEvents, type GenerationEvent } from './generation-steps.js';

export const PictureCheckedData = z.object({
  url: z.string(),
  health: z.enum(['healthy', 'broken']),
  /** Whether the provider still has it at its own address; none when it was made here. */
  source: z.enum(['none', 'reachable', 'gone']),
  /** ISO 8601, UTC. */
  checkedAt: z.string(),
});

/** The server has looked whether the newest picture can be loaded. */
export type PictureChecked = DomainEvent<'PictureChecked', z.infer<typeof PictureCheckedData>>;

export type ArtworkEvent = ArtworkRequested | GenerationEvent | PictureChecked;

/** Hugs, drawings and images are made in the same steps and differ in what they begin with. */
export const artworkEvents: EventCatalogue<ArtworkEvent> = {
  ...requestEvents,
  ...generationEvents,
  PictureChecked: { version: 1, schema: PictureCheckedData, writtenBy: ['CheckPicture', 'ReportBroken'] },
};
