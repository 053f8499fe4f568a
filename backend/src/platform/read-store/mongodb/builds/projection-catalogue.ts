import { setTimeout as sleep } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { ObjectId, type Collection, type Db, type UpdateFilter } from 'mongodb';
import stringify from 'safe-stable-stringify';
import type { Position } from '../../../event-store/event-store.js';
import { isDuplicateKey } from '../../../mongodb/mongo-errors.js';
import type { OwnBuild, ProjectedBatch, ProjectionRef } from '../../change.js';
import type { CollectionDefinition } from '../../collection.js';
import { BuildMissing, BuildSuperseded, CheckpointMoved, WriterReplaced } from '../../errors.js';
import { groupBy } from '../../group-by.js';
import type { Touched } from './touched.js';
import { slotOf, StoredVersion, versionId, type StoredBuild } from './stored-projection.js';

/** Of a store that answers late, nobody waits longer than so many milliseconds before asking by themselves. */
const LONGEST_WAIT_MS = 25;

/**
 * Asks for what many want in one question: whatever is wanted while an answer is on its way goes together when that has come.
 * Nothing is remembered: each answer was asked for after it was wanted.
 *
 * @param ask gives the answers by their keys; each key is named once
 * @param longestWaitMs before a question that an earlier one, still without an answer, holds back
 */
function together<Answer>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
  longestWaitMs = LONGEST_WAIT_MS,
): (key: string) => Promise<Answer | undefined> {
  let answered: Promise<unknown> | undefined;
  const loader = new DataLoader<string, Answer | undefined>(
    async (keys) => {
      const asking = ask([...new Set(keys)]);
      const mine = asking.catch(() => undefined);
      answered = mine;
      void mine.then(() => {
        if (answered === mine) answered = undefined;
      });
      const answers = await asking;
      return keys.map((key) => answers.get(key));
    },
    {
      cache: false,
      batchScheduleFn: (dispatch) => {
        if (answered === undefined) process.nextTick(dispatch);
        else void Promise.race([answered, sleep(longestWaitMs, undefined, { ref: false })]).then(dispatch);
      },
    },
  );
  return (key) => loader.load(key);
}

/** Whoever writes to a document names what it must be like; the server looks and writes at once. */
type Condition = Readonly<Record<string, unknown>>;
type Update = UpdateFilter<{ _id: string }>;

/**
 * The documents that say which builds there are, how far they have come and which of them queries see; one for each version
 * of a projection. A version has one writer, which may work on two builds at once: its writes to one document take turns,
 * because FerretDB loses one of two that meet. Each carries the writer's term, and none of an earlier term is taken.
 */
export class ProjectionCatalogue {
  private readonly versions: Collection<{ _id: string }>;
  private readonly turns = new Map<string, Promise<unknown>>();
  private readonly versionsOf: (projection: string) => Promise<StoredVersion[] | undefined>;

  constructor(db: Db) {
    this.versions = db.collection('read-models');
    this.versionsOf = together(async (projections) => {
      const found = await this.versions.find({ projection: { $in: projections } }).toArray();
      return groupBy(
        found.map((stored) => StoredVersion.parse(stored)),
        ({ projection }) => projection,
      );
    });
  }

  async all(): Promise<StoredVersion[]> {
    return (await this.versions.find().toArray()).map((stored) => StoredVersion.parse(stored));
  }

  async of(projection: string): Promise<StoredVersion[]> {
    return (await this.versionsOf(projection)) ?? [];
  }

  async build(ref: ProjectionRef): Promise<StoredBuild | undefined> {
    return (await this.version(ref))?.builds[slotOf(ref.generation)];
  }

  /** Makes the build known unless it is; of several processes that try, one does. @throws WriterReplaced */
  async register(ref: OwnBuild, definitions: readonly CollectionDefinition[]): Promise<void> {
    const { name: projection, version, generation, term = 0 } = ref;
    const path = pathOf(ref);
    const key = `${projection}.v${version}${slotOf(generation)}.${new ObjectId().toHexString()}`;
    const collections = Object.fromEntries(
      definitions.map((definition) => [definition.name, { definition: stringify(definition), touched: {} }]),
    );
    const set = { $set: { projection, version, [path]: { key, generation, collections } }, $max: { term } };
    const isUnknown = { [path]: { $exists: false } };
    try {
      await this.update(ref, isUnknown, set, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The version is known already: with this build, or by now with another one.
      await this.update(ref, isUnknown, set);
    }
    if (!(await this.update(ref, {}, { $max: { term } }))) throw new WriterReplaced(ref);
  }

  async depose(ref: ProjectionRef): Promise<void> {
    const stored = await this.version(ref);
    if (stored !== undefined) await this.versions.updateOne({ _id: stored._id }, { $max: { term: stored.term + 1 } });
  }

  /** @throws WriterReplaced, BuildMissing */
  async assertWriter(ref: OwnBuild, { key }: StoredBuild): Promise<void> {
    const refusal = await this.refusal(ref, key, undefined);
    if (refusal !== undefined) throw refusal;
  }

  /** Takes note that the collections of a build are marked. @throws WriterReplaced, BuildMissing */
  async noteMarked(ref: OwnBuild, { key }: StoredBuild): Promise<void> {
    const path = pathOf(ref);
    const isNoted = await this.update(ref, { [`${path}.key`]: key }, { $set: { [`${path}.marked`]: true } });
    if (!isNoted) throw await this.refusal(ref, key, new BuildMissing(ref));
  }

  /** Points queries to a build and forgets the others named, in one write. @throws BuildSuperseded, WriterReplaced, BuildMissing */
  async point(ref: OwnBuild, { key }: StoredBuild, others: readonly string[]): Promise<void> {
    const forgotten = Object.fromEntries(others.map((slot): [string, ''] => [`builds.${slot}`, '']));
    const isPointed = await this.update(
      ref,
      { [`${pathOf(ref)}.key`]: key, active: { $not: { $gt: ref.generation } } },
      { $set: { active: ref.generation }, ...(others.length > 0 && { $unset: forgotten }) },
    );
    if (!isPointed) throw await this.refusal(ref, key, new BuildSuperseded(ref));
  }

  /** What queries saw they see no more: whichever build comes next is the first. @throws WriterReplaced */
  async forget(ref: OwnBuild): Promise<void> {
    const stored = await this.version(ref);
    const gone = { [pathOf(ref)]: '' } as const;
    const isForgotten =
      (await this.update(ref, { active: ref.generation }, { $unset: { ...gone, active: '' } })) ||
      (await this.update(ref, {}, { $unset: gone }));
    if (!isForgotten && stored !== undefined) throw new WriterReplaced(ref);
  }

  /** Forgets the versions before this one. */
  async forgetBefore({ name, version }: ProjectionRef): Promise<void> {
    for (const stored of await this.of(name))
      if (stored.version < version) await this.versions.deleteOne({ _id: stored._id });
  }

  /** Notes for every collection what a batch changed in it. @throws WriterReplaced, BuildMissing */
  async noteChanges(
    ref: OwnBuild,
    { key }: StoredBuild,
    changes: ReadonlyMap<string, Touched>,
    position: Position,
  ): Promise<void> {
    const paths = [...changes].flatMap(([collection, touched]) =>
      touched.paths().map((path) => `${pathOf(ref)}.collections.${collection}.${path}`),
    );
    if (paths.length === 0) return;
    const raised = Object.fromEntries(paths.map((path) => [path, position]));
    const isNoted = await this.update(ref, { [`${pathOf(ref)}.key`]: key }, { $max: raised });
    if (!isNoted) throw await this.refusal(ref, key, new BuildMissing(ref));
  }

  /** Moves a checkpoint on from where it was left. @throws CheckpointMoved, WriterReplaced, BuildMissing */
  async advance(
    { projection: ref, position, standing }: ProjectedBatch,
    { key }: StoredBuild,
    from: Position | undefined,
  ): Promise<void> {
    const path = pathOf(ref);
    const isMoved = await this.update(
      ref,
      { [`${path}.key`]: key, [`${path}.checkpoint`]: from ?? { $exists: false } },
      { $set: { [`${path}.checkpoint`]: position, ...(standing && { [`${path}.standing`]: standing }) } },
    );
    if (!isMoved) throw await this.refusal(ref, key, new CheckpointMoved(ref));
  }

  /** Why a write was not taken. */
  private async refusal<Otherwise>(ref: OwnBuild, key: string, otherwise: Otherwise): Promise<Error | Otherwise> {
    const stored = await this.version(ref);
    if (stored !== undefined && ref.term !== undefined && stored.term > ref.term) return new WriterReplaced(ref);
    return stored?.builds[slotOf(ref.generation)]?.key === key ? otherwise : new BuildMissing(ref);
  }

  private async version(ref: ProjectionRef): Promise<StoredVersion | undefined> {
    return (await this.of(ref.name)).find(({ version }) => version === ref.version);
  }

  private update(ref: OwnBuild, condition: Condition, update: Update, options = {}): Promise<boolean> {
    const _id = versionId(ref);
    const fence = ref.term === undefined ? {} : { term: { $lte: ref.term } };
    const write = async () => {
      const { matchedCount, upsertedCount } = await this.versions.updateOne(
        { ...condition, ...fence, _id },
        update,
        options,
      );
      return matchedCount + upsertedCount > 0;
    };
    const turn = (this.turns.get(_id) ?? Promise.resolve()).then(write, write);
    this.turns.set(_id, turn);
    return turn;
  }
}

const pathOf = ({ generation }: ProjectionRef): string => `builds.${slotOf(generation)}`;
