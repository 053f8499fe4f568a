import type { Duty } from '../../leader-election/leader-election.js';
import { RebuildUnderWay } from '../../read-store/errors.js';
import type { Hosted } from '../consumers.js';
import { isOfLog } from '../log-binding.js';
import { Projector, type ProjectorTools } from '../projections/projector.js';
import type { Projection } from '../projections/projection.js';
import { NO_REBUILD, type Rebuild, type RebuildBoard } from './rebuild-board.js';
import { RebuildWatch } from './rebuild-watch.js';

export class Rebuilds {
  private readonly projectors: ReadonlyMap<string, Projector>;

  constructor(
    private readonly tools: ProjectorTools,
    private readonly projections: readonly Projection[],
    /** Undefined where this process is the only one. */
    private readonly board: RebuildBoard | undefined,
  ) {
    this.projectors = new Map(projections.map((projection) => [projection.name, new Projector(tools, projection)]));
  }

  get names(): readonly string[] {
    return [...this.projectors.keys()];
  }

  get hosted(): readonly Hosted[] {
    return this.projections.map(({ name, version }) => {
      const projector = this.projector(name);
      return {
        name,
        lease: leaseOf(name, version),
        keptUnder: async () => leaseOf(name, (await this.active(name))?.version ?? version),
        placement: 'projector',
        duty: this.dutyOf(name, projector),
        follows: projector,
        hasBegun: () => projector.hasBegun(),
        reached: async () => {
          const active = await this.active(name);
          return active && this.tools.store.reached(active);
        },
        isOfLog: async () => {
          const active = await this.active(name);
          return active === undefined || isOfLog({ events: this.tools.events, store: this.tools.store }, active);
        },
        buildBeside: () => projector.buildBeside,
      };
    });
  }

  /**
   * Has a projection's documents built afresh beside those that queries see, by whichever node keeps them.
   * @throws RebuildUnderWay, and Error for an unknown name
   */
  async ask(name: string): Promise<void> {
    if (this.board === undefined) return this.projector(name).rebuild();
    if (!(await this.board.ask(name))) throw new RebuildUnderWay(name);
  }

  async look(name: string): Promise<Rebuild> {
    return this.board === undefined ? (this.projector(name).lastRebuild ?? NO_REBUILD) : this.board.look(name);
  }

  private dutyOf(name: string, projector: Projector): Duty {
    return this.board === undefined ? projector : new RebuildWatch(name, projector, this.board, this.tools.log);
  }

  private active(name: string) {
    return this.tools.store.activeVersion(name);
  }

  /** @throws Error for an unknown name */
  private projector(name: string): Projector {
    const projector = this.projectors.get(name);
    if (projector === undefined) throw new Error(`Unknown projection ${name}`);
    return projector;
  }
}

/** Each version has an owner of its own, so that one is kept current while another is built. */
const leaseOf = (name: string, version: number): string => `${name}@${version}`;
