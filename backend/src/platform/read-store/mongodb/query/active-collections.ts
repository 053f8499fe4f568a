import type { Db } from 'mongodb';
import type { ProjectionCatalogue } from '../builds/projection-catalogue.js';
import { parseDefinition } from '../../stored-definition.js';
import { activeBuild, type CollectionState, type StoredProjection } from '../builds/stored-projection.js';
import { CollectionLayout } from '../collection-layout.js';
import { CollectionReader } from './collection-reader.js';

/** A collection of the build that queries see, as it was a moment ago. */
export interface ActiveCollection {
  readonly projection: string;
  readonly buildKey: string;
  readonly state: CollectionState;
  readonly reader: CollectionReader;
}

/** Finds the collections that queries see. Any process may swap or drop a build at any time. */
export class ActiveCollections {
  private readonly known = new Map<string, ActiveCollection>();

  constructor(
    private readonly db: Db,
    private readonly catalogue: ProjectionCatalogue,
  ) {}

  /** @throws Error for a collection that no active build has */
  async find(name: string): Promise<ActiveCollection> {
    const known = this.known.get(name);
    const projection = known && (await this.catalogue.find(known.projection));
    const found =
      (projection && this.in(projection, name)) ??
      (await this.catalogue.all()).map((one) => this.in(one, name)).find((one) => one !== undefined);
    if (found === undefined) throw new Error(`Unknown collection ${name}`);
    this.known.set(name, found);
    return found;
  }

  /**
   * Reads from the active build. A build that is replaced meanwhile leaves no documents, or breaks a reading off: a
   * failure, and an answer that may be due to that, counts only if the build is still the active one.
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
      const now = await this.find(name);
      if (now.buildKey !== collection.buildKey) collection = now;
      else if ('answer' in outcome) return outcome.answer;
      else throw outcome.error;
    }
  }

  private in(projection: StoredProjection, name: string): ActiveCollection | undefined {
    const build = activeBuild(projection);
    const state = build?.collections[name];
    if (build === undefined || state === undefined) return undefined;
    const known = this.known.get(name);
    const reader =
      known?.buildKey === build.key
        ? known.reader
        : new CollectionReader(this.db, new CollectionLayout(build.key, parseDefinition(state.definition)));
    return { projection: projection._id, buildKey: build.key, state, reader };
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
