import { setTimeout as sleep } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { Collection, Db, Filter, UpdateFilter } from 'mongodb';
import * as z from 'zod/mini';
import { LogStanding } from '../../event-store/log-standing.js';
import { isDuplicateKey } from '../../mongodb/while-available.js';
import { KeyedMutex } from '../../turns/keyed-mutex.js';
import type { ProjectedBatch, ProjectionRef } from '../read-store.js';
import { BuildMissing, BuildSuperseded, CheckpointMoved } from '../errors.js';
import { groupBy } from '../group-by.js';

const CollectionState = z.object({
  definition: z.string(),
  /** Position of the last change of each queried field, of the membership (`id`) and of anything (`_any`). */
  touched: z.record(z.string(), z.string()),
});
export type CollectionState = z.infer<typeof CollectionState>;

export const ANY_CHANGE = '_any';
export const MEMBERSHIP = 'id';

/** A version of a projection: one document of the catalogue. */
const Build = z.object({
  _id: z.string(),
  projection: z.string(),
  version: z.number(),
  /** Part of the names of its collections; another one each time the version is built. */
  key: z.string(),
  active: z.boolean(),
  /** Set before a higher version becomes active: takes in nothing more. */
  retired: z.boolean(),
  checkpoint: z.optional(z.string()),
  standing: z.optional(LogStanding),
  collections: z.record(z.string(), CollectionState),
});
export type Build = z.infer<typeof Build>;

export const refOf = ({ projection: name, version }: Build): ProjectionRef => ({ name, version });

/** @param builds of one projection */
export const activeOf = (builds: readonly Build[]): Build | undefined =>
  builds.filter(({ active }) => active).sort((one, other) => other.version - one.version)[0];

const idOf = ({ name, version }: ProjectionRef): string => `${name}@${version}`;

/** A slow answer holds back other questions for at most so many milliseconds. */
const LONGEST_WAIT_MS = 25;

/**
 * Says which builds there are, how far they have come and which of them queries see. Updates of one document run one after
 * the other, because FerretDB loses one of two concurrent updates.
 */
export class Catalogue {
  private readonly builds: Collection<Build>;
  private readonly turns = new KeyedMutex();
  private answered: Promise<unknown> = Promise.resolve();
  private readonly buildsOf: DataLoader<string, readonly Build[]>;

  constructor(db: Db) {
    this.builds = db.collection('read-models');
    // Questions that come while an answer is on its way are asked together; nothing is cached.
    this.buildsOf = new DataLoader((projections) => this.load(projections), {
      cache: false,
      batchScheduleFn: (dispatch) =>
        void Promise.race([this.answered, sleep(LONGEST_WAIT_MS, undefined, { ref: false })]).then(dispatch),
    });
  }

  async all(): Promise<Build[]> {
    return (await this.builds.find().toArray()).map((stored) => Build.parse(stored));
  }

  of(projection: string): Promise<readonly Build[]> {
    return this.buildsOf.load(projection);
  }

  async build({ name, version }: ProjectionRef): Promise<Build | undefined> {
    return (await this.of(name)).find((build) => build.version === version);
  }

  /** Adds a build unless its version is known already. */
  async add(ref: ProjectionRef, key: string, collections: Build['collections']): Promise<void> {
    const { name: projection, version } = ref;
    try {
      await this.builds.insertOne({
        _id: idOf(ref),
        projection,
        version,
        key,
        active: false,
        retired: false,
        collections,
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Updates a build that meets a condition. @returns false when it does not, or is gone */
  update({ _id, key }: Build, condition: Filter<Build>, update: UpdateFilter<Build>): Promise<boolean> {
    return this.turns.take(_id, async () => {
      const { matchedCount } = await this.builds.updateOne({ ...condition, _id, key }, update);
      return matchedCount > 0;
    });
  }

  async remove({ _id, key }: Build): Promise<void> {
    await this.turns.take(_id, () => this.builds.deleteOne({ _id, key }));
  }

  /**
   * Moves a checkpoint on from where it was left, and notes what a batch has changed.
   * @param touched fields by collection
   * @throws CheckpointMoved, BuildSuperseded, BuildMissing
   */
  async advance(
    build: Build,
    from: string | undefined,
    { position, standing }: Pick<ProjectedBatch, 'position' | 'standing'>,
    touched: ReadonlyMap<string, ReadonlySet<string>>,
  ): Promise<void> {
    const paths = [...touched].flatMap(([collection, fields]) =>
      [...fields].map((field) => `collections.${collection}.touched.${field}`),
    );
    const isMoved = await this.update(
      build,
      { retired: false, checkpoint: from ?? { $exists: false } },
      {
        $set: { checkpoint: position, ...(standing && { standing }) },
        ...(paths.length > 0 && { $max: Object.fromEntries(paths.map((path) => [path, position])) }),
      },
    );
    if (isMoved) return;
    const projection = refOf(build);
    const stored = await this.build(projection);
    if (stored?.key !== build.key) throw new BuildMissing(projection);
    throw stored.retired ? new BuildSuperseded(projection) : new CheckpointMoved(projection);
  }

  private async load(projections: readonly string[]): Promise<readonly Build[][]> {
    const asking = this.builds.find({ projection: { $in: [...new Set(projections)] } }).toArray();
    this.answered = asking.catch(() => undefined);
    const found = groupBy(
      (await asking).map((stored) => Build.parse(stored)),
      ({ projection }) => projection,
    );
    return projections.map((projection) => found.get(projection) ?? []);
  }
}
