import { ProjectionDigest, type ProjectionDigestRun } from '@marcel/contracts';
import { isDeepStrictEqual } from 'node:util';
import type { LongRuns, RunTools } from '../../runs/long-runs.js';
import type { ReadStore } from '../../read-store/read-store.js';
import type { Courtesy } from '../../turns/courtesy.js';
import type { Projection } from '../projections/projection.js';

export interface DigestTools {
  readonly views: Pick<ReadStore, 'activeVersion' | 'checkpoint' | 'digest'>;
  readonly runs: Pick<LongRuns, 'begin' | 'look'>;
  readonly courtesy: Pick<Courtesy, 'betweenParts'>;
}

type Digested = Pick<Projection, 'name' | 'collections'>;

/** Digests of what read models hold, made on demand: by them one tells whether two nodes, or two builds, hold the same. */
export class Digests {
  constructor(
    private readonly tools: DigestTools,
    private readonly projections: readonly Digested[],
  ) {}

  /** The last ones that were asked for. */
  all(): Promise<ProjectionDigestRun[]> {
    return Promise.all(this.projections.map(({ name }) => this.look(name)));
  }

  /** Undefined for a name that no read model has. */
  async begin(name: string): Promise<ProjectionDigestRun | undefined> {
    const projection = this.projections.find((one) => one.name === name);
    if (projection === undefined) return undefined;
    await this.tools.runs.begin(kindOf(name), (run) => this.carryOut(projection, run));
    return this.look(name);
  }

  private async look(name: string): Promise<ProjectionDigestRun> {
    return { name, run: await this.tools.runs.look(kindOf(name), ProjectionDigest) };
  }

  private async carryOut({ name, collections }: Digested, { tell, signal }: RunTools): Promise<ProjectionDigest> {
    const { views, courtesy } = this.tools;
    const active = await views.activeVersion(name);
    if (active === undefined) throw new Error(`${name} is not built yet`);
    const rest = courtesy.betweenParts();
    const before = await views.checkpoint(active);
    const digests: ProjectionDigest['collections'] = [];
    for (const { name: collection } of collections) {
      const digest = await views.digest(collection, async (done) => {
        signal.throwIfAborted();
        tell({ step: collection, done });
        await rest();
      });
      digests.push({ name: collection, digest });
    }
    const [after, now] = [await views.checkpoint(active), await views.activeVersion(name)];
    return {
      version: active.version,
      position: before ?? null,
      isOfOneMoment: before === after && isDeepStrictEqual(now, active),
      collections: digests,
    };
  }
}

const kindOf = (name: string): string => `digest of ${name}`;
