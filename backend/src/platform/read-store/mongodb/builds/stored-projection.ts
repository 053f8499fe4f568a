import * as z from 'zod/mini';
import { LogStanding } from '../../../event-store/log-standing.js';
import type { ProjectionRef } from '../../change.js';

const Position = z.optional(z.string());

/** What has changed in a collection so far; all of it only ever grows, so that late writers do no harm. */
const CollectionState = z.object({
  definition: z.string(),
  changed: Position,
  membership: Position,
  touched: z.record(z.string(), z.string()),
});
export type CollectionState = z.infer<typeof CollectionState>;

const StoredBuild = z.object({
  key: z.string(),
  generation: z.number(),
  checkpoint: Position,
  standing: z.optional(LogStanding),
  collections: z.record(z.string(), CollectionState),
  marked: z.optional(z.boolean()),
});
export type StoredBuild = z.infer<typeof StoredBuild>;

export const StoredVersion = z.object({
  _id: z.string(),
  projection: z.string(),
  version: z.number(),
  term: z.number(),
  /** Generation of the build that queries see, unless they see a later version. */
  active: z.optional(z.number()),
  builds: z.record(z.string(), StoredBuild),
});
export type StoredVersion = z.infer<typeof StoredVersion>;

export const versionId = ({ name, version }: Omit<ProjectionRef, 'generation'>): string => `${name}@${version}`;

export const slotOf = (generation: number): string => `g${generation}`;

export interface ActiveBuild {
  readonly ref: ProjectionRef;
  readonly build: StoredBuild;
}

export function activeBuild(versions: readonly StoredVersion[]): ActiveBuild | undefined {
  const actives = versions.flatMap(({ projection: name, version, active, builds }) => {
    const build = active === undefined ? undefined : builds[slotOf(active)];
    return build === undefined ? [] : [{ ref: { name, version, generation: build.generation }, build }];
  });
  return actives.sort((one, other) => other.ref.version - one.ref.version)[0];
}
