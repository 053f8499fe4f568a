import * as z from 'zod/mini';
import type { DomainEvent } from '../../../platform/decider/decider.js';
import type { EventCatalogue } from '../../../platform/decider/event-catalogue.js';
import { Span } from '../../../platform/decider/spans.js';
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

const PortraitDeletedData = z.object({ hugId: z.int(), deletedUrl: z.string() });

/** It was only material: the hug's pictures stay. */
export type PortraitDeleted = DomainEvent<'PortraitDeleted', z.infer<typeof PortraitDeletedData>>;

const ArtworkLikesTakenBackData = z.object({
  series: z.enum(['hug', 'image']),
  id: z.int(),
  /** Which events of its stream of likes. */
  spans: z.array(Span),
  reason: z.string(),
});

/** An admin has found likes that were not meant: they stay in the log and count no more. */
export type ArtworkLikesTakenBack = DomainEvent<'ArtworkLikesTakenBack', z.infer<typeof ArtworkLikesTakenBackData>>;

export type ArtworkEvent =
  | ArtworkRequested
  | GenerationEvent
  | PictureChecked
  | PortraitDeleted
  | ArtworkLikesTakenBack;

/** Hugs, drawings and images are made in the same steps and differ in what they begin with. */
export const artworkEvents: EventCatalogue<ArtworkEvent> = {
  ...requestEvents,
  ...generationEvents,
  PictureChecked: { version: 1, schema: PictureCheckedData, writtenBy: ['CheckPicture', 'ReportBroken'] },
  PortraitDeleted: { version: 1, schema: PortraitDeletedData, writtenBy: ['DeletePortrait'] },
  ArtworkLikesTakenBack: { version: 1, schema: ArtworkLikesTakenBackData, writtenBy: ['TakeBackArtworkLikes'] },
};
