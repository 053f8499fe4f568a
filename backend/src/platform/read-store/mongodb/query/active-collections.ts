import type { Db } from 'mongodb';
import { ViewNotBuilt } from '../../errors.js';
import type { ProjectionCatalogue } from '../builds/projection-catalogue.js';
import { parseDefinition } from '../../stored-definition.js';
import { BuildMarks } from '../builds/build-marks.js';
import {
  activeBuild,
  type CollectionState,
  type StoredBuild,
  type StoredVersion,
} from '../builds/stored-projection.js';
import { groupBy } from '../../group-by.js';
import { CollectionLayout } from '../collection-layout.js';
import { CollectionReader } from './collection-reader.js';
import type { SearchLimits } from './search-limits.js';

export interface ActiveCollection {
  readonly projection: string;
  readonly build: StoredBuild;
  readonly layout: CollectionLayout;
  readonly state: CollectionState;
  readonly reader: CollectionReader;
}

export class ActiveCollections {
  private readonly known = new Map<string, ActiveCollection>();
  private readonly marks: BuildMarks;

  constructor(
    private readonly db: Db,
    private readonly catalogue: ProjectionCatalogue,
    private readonly limits: SearchLimits,
  ) {
    this.marks = new BuildMarks(db);
  }

  /** @throws ViewNotBuilt while no active build has the collection */
  async find(name: string): Promise<ActiveCollection> {
    const known = this.known.get(name);
    const found = (known && this.in(await this.catalogue.of(known.projection), name)) ?? (await this.amongAll(name));
    if (found === undefined) throw new ViewNotBuilt(name);
    this.known.set(name, found);
    return found;
  }

  /**
   * Reads from the active build. A build that is replaced meanwhile leaves no documents, or breaks a reading off: a
   * failure, and an answer that may be due to that, counts only if the build is still the active one, and whole.
   * @throws ViewNotBuilt
   */
  async read<Answer>(
    name: string,
    operation: (collection: ActiveCollection) => Promise<Answer>,
    isDoubtful: (answer: Answer) => boolean,
  ): Promise<Answer> {
    let collection = await this.find(name);
    for (;;) {
      const outcome = await settled(operation(collection));
      if ('answer' in outcome && !isDoubtful(outcome.answer)) return outcome.answer;
      const { build, layout } = collection;
      const isWhole = await this.marks.areIn(build, layout.names);
      const now = await this.find(name);
      if (now.build.key !== build.key) collection = now;
      else if (!isWhole) throw new ViewNotBuilt(name);
      else if ('answer' in outcome) return outcome.answer;
      else throw outcome.error;
    }
  }

  private async amongAll(name: string): Promise<ActiveCollection | undefined> {
    const projections = groupBy(await this.catalogue.all(), ({ projection }) => projection);
    return [...projections.values()].map((versions) => this.in(versions, name)).find((one) => one !== undefined);
  }

  /** @param versions of one projection */
  private in(versions: readonly StoredVersion[], name: string): ActiveCollection | undefined {
    const active = activeBuild(versions);
    const state = active?.build.collections[name];
    if (active === undefined || state === undefined) return undefined;
    const { ref, build } = active;
    const known = this.known.get(name);
    if (known?.build.key === build.key) return { ...known, build, state };
    const layout = new CollectionLayout(build.key, parseDefinition(state.definition));
    const reader = new CollectionReader(this.db, layout, this.limits);
    return { projection: ref.name, build, layout, state, reader };
  }
}

type Outcome<Answer> = { readonly answer: Answer } | { readonly error: unknown };

async function settled<Answer>(work: Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { answer: await work };
  } catch (error) {
    return { error };
  }
}
