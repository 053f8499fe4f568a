import * as z from 'zod/mini';
import type { DomainEvent } from '../../../platform/decider/decider.js';
import type { EventCatalogue } from '../../../platform/decider/event-catalogue.js';

const text = z.nullable(z.string());
const texts = z.array(z.string());

const Needs = z.object({ shell: text, kit: text, kitExports: texts, operations: texts });
const Provides = z.object({ shell: text, kit: text, kitExports: texts });
const Program = z.object({ path: z.string(), title: z.string(), icon: text });

export const PublishedFile = z.object({
  path: z.string(),
  /** SHA-256 of its content, under which the blob store has it. */
  blob: z.string(),
  bytes: z.int(),
});

export const ReleasePublishedData = z.object({
  release: z.string(),
  version: z.string(),
  /** SHA-256 over all files. */
  hash: z.string(),
  /** Address of the federation manifest of a release that its team serves itself; null for one that lies here. */
  entry: text,
  /** Of one that lies here. */
  files: z.array(PublishedFile),
  commit: text,
  builtAt: text,
  modules: texts,
  programs: z.array(Program),
  needs: Needs,
  /** Null where others build upon nothing of it. */
  provides: z.nullable(Provides),
});

const Activated = z.object({
  release: z.string(),
  /** What was live until then; null for what the product was built with. */
  replaced: text,
  reason: text,
});
const Started = z.object({ release: z.string(), share: z.int(), beside: text, reason: text });

/** What browsers have told of a release: how many have loaded it, and how many of them could not, or failed to show it. */
const Figures = z.object({ visits: z.int(), failures: z.int() });

const Ended = z.object({
  release: z.string(),
  outcome: z.enum(['promoted', 'replaced', 'rolled_back', 'failed']),
  reason: text,
  figures: z.nullable(z.object({ canary: Figures, live: Figures })),
});
const RolledBack = z.object({ from: z.string(), to: text, reason: z.string() });
const Reasoned = z.object({ release: z.string(), reason: z.string() });
const Pruned = z.object({ releases: texts, reason: z.string() });

/** A release lies here, unchangeable, and is not live yet. */
export type ReleasePublished = DomainEvent<'ReleasePublished', z.infer<typeof ReleasePublishedData>>;
/** Every visitor gets it from here on. */
export type ReleaseActivated = DomainEvent<'ReleaseActivated', z.infer<typeof Activated>>;
/** A share of visitors, in percent, gets it from here on. */
export type CanaryStarted = DomainEvent<'CanaryStarted', z.infer<typeof Started>>;
export type CanaryEnded = DomainEvent<'CanaryEnded', z.infer<typeof Ended>>;
/** What was live before is so again. */
export type ReleaseRolledBack = DomainEvent<'ReleaseRolledBack', z.infer<typeof RolledBack>>;
/** Nothing takes its place from here on. */
export type ReleasePinned = DomainEvent<'ReleasePinned', z.infer<typeof Reasoned>>;
export type ReleaseUnpinned = DomainEvent<'ReleaseUnpinned', z.infer<typeof Reasoned>>;
/** It never becomes live again. */
export type ReleaseWithdrawn = DomainEvent<'ReleaseWithdrawn', z.infer<typeof Reasoned>>;
/** Their files are not kept any longer. */
export type ReleasesPruned = DomainEvent<'ReleasesPruned', z.infer<typeof Pruned>>;

export type FrontendEvent =
  | ReleasePublished
  | ReleaseActivated
  | CanaryStarted
  | CanaryEnded
  | ReleaseRolledBack
  | ReleasePinned
  | ReleaseUnpinned
  | ReleaseWithdrawn
  | ReleasesPruned;

export const frontendEvents: EventCatalogue<FrontendEvent> = {
  ReleasePublished: { version: 1, schema: ReleasePublishedData, writtenBy: ['PublishRelease'] },
  ReleaseActivated: { version: 1, schema: Activated, writtenBy: ['DeployRelease', 'PromoteCanary'] },
  CanaryStarted: { version: 1, schema: Started, writtenBy: ['StartCanary'] },
  CanaryEnded: {
    version: 1,
    schema: Ended,
    writtenBy: ['DeployRelease', 'StartCanary', 'PromoteCanary', 'RollBackFrontend', 'EndCanary'],
  },
  ReleaseRolledBack: { version: 1, schema: RolledBack, writtenBy: ['RollBackFrontend'] },
  ReleasePinned: { version: 1, schema: Reasoned, writtenBy: ['PinRelease'] },
  ReleaseUnpinned: { version: 1, schema: Reasoned, writtenBy: ['UnpinFrontend'] },
  ReleaseWithdrawn: { version: 1, schema: Reasoned, writtenBy: ['WithdrawRelease'] },
  ReleasesPruned: { version: 1, schema: Pruned, writtenBy: ['PruneReleases'] },
};

export const FRONTEND_STREAMS = 'frontend-';
export const frontendStream = (name: string): string => `${FRONTEND_STREAMS}${name}`;

/** Which frontend a stream is about. */
export const frontendOf = (stream: string): string => stream.slice(FRONTEND_STREAMS.length);
