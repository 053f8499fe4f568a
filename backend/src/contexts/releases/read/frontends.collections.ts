import { Actor, FrontendReport, RELEASE_STATUSES, ReleaseHistoryEntry } from '@marcel/contracts';
import * as z from 'zod/mini';
import type { CollectionDefinition } from '../../../platform/read-store/collection.js';
import { PublishedFile, ReleasePublishedData } from '../domain/frontend.events.js';
import { FRONTENDS_VIEW, RELEASE_FILES_VIEW, RELEASE_HISTORY_VIEW, RELEASES_VIEW } from '../views.js';

/** A frontend as it is told, under its name. */
export const FrontendDocument = z.extend(z.omit(FrontendReport, { name: true }), {
  id: z.string(),
  /** Of the last event that it shows. */
  revision: z.int(),
  eventId: z.string(),
});
export type FrontendDocument = z.infer<typeof FrontendDocument>;

export const ReleaseDocument = z.extend(z.omit(ReleasePublishedData, { files: true }), {
  id: z.string(),
  frontend: z.string(),
  status: z.enum(RELEASE_STATUSES),
  publishedAt: z.string(),
  publishedBy: Actor,
  /** Orders them: milliseconds since 1970. */
  published: z.int(),
  bytes: z.int(),
  files: z.int(),
});
export type ReleaseDocument = z.infer<typeof ReleaseDocument>;

export const ReleaseFilesDocument = z.object({ id: z.string(), frontend: z.string(), files: z.array(PublishedFile) });
export type ReleaseFilesDocument = z.infer<typeof ReleaseFilesDocument>;

/** A step as it is told, and what lists go by. */
export const HistoryDocument = z.extend(ReleaseHistoryEntry, {
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.int(),
  /** 1 where it has changed what is live. */
  turn: z.int(),
});
export type HistoryDocument = z.infer<typeof HistoryDocument>;

export const frontendCollections: readonly CollectionDefinition[] = [
  { name: FRONTENDS_VIEW, id: 'text', fields: {} },
  { name: RELEASES_VIEW, id: 'text', fields: { frontend: 'text', published: 'number' } },
  { name: RELEASE_FILES_VIEW, id: 'text', fields: { frontend: 'text' } },
  {
    name: RELEASE_HISTORY_VIEW,
    id: 'text',
    fields: { frontend: 'text', revision: 'number', at: 'number', turn: 'number' },
  },
];
