import * as z from 'zod/mini';
import { LogStanding } from '../../../event-store/log-standing.js';
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
  generation: z.number(),
  checkpoint: Position,
  standing: z.optional(LogStanding),
  collections: z.record(z.string(), CollectionState),
  /** Whether its collections are marked; those of releases before were not. */
  marked: z.optional(z.boolean()),
});
export type StoredBuild = z.infer<typeof StoredBuild>;

/**
 * All there is to know about one version of a projection, in one document: it has one writer, and what belongs together
 * changes in one write.
 */
export const StoredVersion = z.object({
  _id: z.string(),
  projection: z.string(),
  version: z.number(),
  /** Of the writer that prepared a build last. */
  term: z.number(),
  /** Generation of the build that queries see, unless they see a later version. */
  active: z.optional(z.number()),
  builds: z.record(z.string(), StoredBuild),
});
export type StoredVersion = z.infer<typeof StoredVersion>;

export const versionId = ({ name, version }: Omit<ProjectionRef, 'generation'>): string => `${name}@${version}`;

/** Where a version's document keeps a build. */
export const slotOf = (generation: number): string => `g${generation}`;

/** A build that queries see, with the version that it is of. */
export interface ActiveBuild {
  readonly ref: ProjectionRef;
  readonly build: StoredBuild;
}

/** Of the versions of one projection that have an active build, the latest: so nobody can ever go back. */
export function activeBuild(versions: readonly StoredVersion[]): ActiveBuild | undefined {
  const actives = versions.flatMap(({ projection: name, version, active, builds }) => {
    const build = active === undefined ? undefined : builds[slotOf(active)];
    return build === undefined ? [] : [{ ref: { name, version, generation: build.generation }, build }];
  });
  return actives.sort((one, other) => other.ref.version - one.ref.version)[0];
}
