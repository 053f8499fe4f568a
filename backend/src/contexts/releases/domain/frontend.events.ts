import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue, StreamKind } from '../../../platform/decider/decider.js';

const text = z.nullable(z.string());

export const Interfaces = z.object({ shell: text, kit: text });
export type Interfaces = z.infer<typeof Interfaces>;

export const PublishedFile = z.object({
  path: z.string(),
  /** SHA-256 of its content, its name in the blob store. */
  blob: z.string(),
  bytes: z.int(),
});

export const ReleasePublishedData = z.object({
  release: z.string(),
  version: z.string(),
  /** SHA-256 over all files. */
  hash: z.string(),
  entry: text,
  files: z.array(PublishedFile),
  programs: z.array(z.object({ path: z.string(), title: z.string(), icon: text })),
  windows: z.boolean(),
  needs: Interfaces,
  provides: z.nullable(Interfaces),
});

const Activated = z.object({ release: z.string(), replaced: text, reason: text });
const RolledBack = z.object({ from: z.string(), to: text, reason: z.string() });
const Pruned = z.object({ releases: z.array(z.string()) });

export type ReleasePublished = DomainEvent<'ReleasePublished', z.infer<typeof ReleasePublishedData>>;
type ReleaseActivated = DomainEvent<'ReleaseActivated', z.infer<typeof Activated>>;
type ReleaseRolledBack = DomainEvent<'ReleaseRolledBack', z.infer<typeof RolledBack>>;
/** The files of these releases are not kept any longer. */
type ReleasesPruned = DomainEvent<'ReleasesPruned', z.infer<typeof Pruned>>;

export type FrontendEvent = ReleasePublished | ReleaseActivated | ReleaseRolledBack | ReleasesPruned;

export const frontendEvents: EventCatalogue<FrontendEvent> = {
  ReleasePublished: { version: 1, schema: ReleasePublishedData, writtenBy: ['PublishRelease'] },
  ReleaseActivated: { version: 1, schema: Activated, writtenBy: ['DeployRelease'] },
  ReleaseRolledBack: { version: 1, schema: RolledBack, writtenBy: ['RollBackFrontend'] },
  ReleasesPruned: { version: 1, schema: Pruned, writtenBy: ['PublishRelease'] },
};

export const FRONTEND_STREAMS = 'frontend-';

export const frontendStream = (name: string): string => `${FRONTEND_STREAMS}${name}`;

export const frontendOf = (stream: string): string => stream.slice(FRONTEND_STREAMS.length);

export const releaseStreams: readonly StreamKind[] = [
  { prefix: FRONTEND_STREAMS, key: 'name', about: 'The releases of a frontend', catalogue: frontendEvents },
];
