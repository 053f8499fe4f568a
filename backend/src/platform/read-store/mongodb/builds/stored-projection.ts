import * as z from 'zod/mini';
import type { ProjectionRef } from '../../change.js';

const Position = z.optional(z.string());

/** What has changed in a collection so far; all of it only ever grows, so that late writers do no harm. */
const CollectionState = z.object({
  /** The declaration as JSON. */
  definition: z.string(),
  /** End of the last batch that changed a document. */
  changed: Position,
  /** End of the last batch that made or removed one. */
  membership: Position,
  /** By field: end of the last batch that changed it in a document that stayed. */
  touched: z.record(z.string(), z.string()),
});
export type CollectionState = z.infer<typeof CollectionState>;

const StoredBuild = z.object({
  /** Part of the names of its collections; no two builds ever share it. */
  key: z.string(),
  version: z.number(),
  generation: z.number(),
  checkpoint: Position,
  collections: z.record(z.string(), CollectionState),
});
export type StoredBuild = z.infer<typeof StoredBuild>;

/** All there is to know about a projection, in one document: what belongs together changes in one write. */
export const StoredProjection = z.object({
  _id: z.string(),
  /** Which of its builds queries see. */
  active: z.optional(z.string()),
  builds: z.record(z.string(), StoredBuild),
});
export type StoredProjection = z.infer<typeof StoredProjection>;

/** Where a projection's document keeps a build. */
export const slotOf = ({ version, generation }: Omit<ProjectionRef, 'name'>): string => `v${version}g${generation}`;

export const activeBuild = ({ active = '', builds }: StoredProjection): StoredBuild | undefined => builds[active];

export const notPrepared = ({ name, version, generation }: ProjectionRef): Error =>
  new Error(`${name} ${version}.${generation} was not prepared`);
