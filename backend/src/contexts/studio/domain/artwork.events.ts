import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue } from '../../../platform/decider/decider.js';
import { requestEvents, type ArtworkRequested } from './artwork-requests.js';
import { generationEvents, type GenerationEvent } from './generation-steps.js';

export const PictureCheckedData = z.object({
  url: z.string(),
  health: z.enum(['healthy', 'broken']),
  source: z.enum(['none', 'reachable', 'gone']),
  /** ISO 8601, UTC. */
  checkedAt: z.string(),
});

export type PictureChecked = DomainEvent<'PictureChecked', z.infer<typeof PictureCheckedData>>;

const PortraitDeletedData = z.object({ hugId: z.int(), deletedUrl: z.string() });

/** It was only material: the hug's pictures stay. */
export type PortraitDeleted = DomainEvent<'PortraitDeleted', z.infer<typeof PortraitDeletedData>>;

export type ArtworkEvent = ArtworkRequested | GenerationEvent | PictureChecked | PortraitDeleted;

export const artworkEvents: EventCatalogue<ArtworkEvent> = {
  ...requestEvents,
  ...generationEvents,
  PictureChecked: { version: 1, schema: PictureCheckedData, writtenBy: ['CheckPicture', 'ReportBroken'] },
  PortraitDeleted: { version: 1, schema: PortraitDeletedData, writtenBy: ['DeletePortrait'] },
};
