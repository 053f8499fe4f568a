import type { Db } from 'mongodb';
import { ViewNotBuilt } from '../../errors.js';
import { parseDefinition } from '../../read-store.js';
import type { Builds } from '../builds.js';
import { activeOf, type Build, type Catalogue, type CollectionState } from '../catalogue.js';
import { groupBy } from '../../group-by.js';
import { CollectionLayout } from '../collection-layout.js';
import { CollectionReader } from './collection-reader.js';
import type { SearchLimits } from './match-finder.js';

interface ActiveCollection {
  readonly build: Build;
  readonly layout: CollectionLayout;
  readonly state: CollectionState;
  readonly reader: CollectionReader;
}

export class ActiveCollections {
  private readonly known = new Map<string, ActiveCollection>();

  constructor(
    private readonly db: Db,
    private readonly catalogue: Catalogue,
    private readonly builds: Builds,
    private readonly limits: SearchLimits,
  ) {}

  /** @throws ViewNotBuilt while no active build has the collection */
  async find(name: string): Promise<ActiveCollection> {
    const known = this.known.get(name);
    const found =
      (known && this.in(await this.catalogue.of(known.build.projection), name)) ?? (await this.amongAll(name));
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
      const isWhole = await this.builds.hasMarks(build, layout.names);
      const now = await this.find(name);
      if (now.build.key !== build.key) collection = now;
      else if (!isWhole) throw new ViewNotBuilt(name);
      else if ('answer' in outcome) return outcome.answer;
      else throw outcome.error;
    }
  }

  private async amongAll(name: string): Promise<ActiveCollection | undefined> {
    const projections = groupBy(await this.catalogue.all(), ({ projection }) => projection);
    return [...projections.values()].map((builds) => this.in(builds, name)).find((one) => one !== undefined);
  }

  /** @param builds of one projection */
  private in(builds: readonly Build[], name: string): ActiveCollection | undefined {
    const build = activeOf(builds);
    const state = build?.collections[name];
    if (build === undefined || state === undefined) return undefined;
    const known = this.known.get(name);
    if (known?.build.key === build.key) return { ...known, build, state };
    const layout = new CollectionLayout(build.key, parseDefinition(state.definition));
    const reader = new CollectionReader(this.db, layout, this.limits);
    return { build, layout, state, reader };
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
