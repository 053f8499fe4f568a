import { setTimeout as sleep } from 'node:timers/promises';
import type { Duty } from '../../leader-election/leader-election.js';
import type { Projection } from '../projections/projection.js';
import type { FollowerTools } from '../projections/log-follower.js';
import { Projector } from '../projections/projector.js';
import { isUnderWay, type RebuildBoard } from './rebuild-board.js';

const BETWEEN_LOOKS_MS = 250;

type Pause = (signal: AbortSignal) => Promise<void>;

// An aborted pause just ends early.
const DEFAULT_PAUSE: Pause = (signal) => sleep(BETWEEN_LOOKS_MS, undefined, { signal }).catch(() => undefined);

/** Keeps one projection, and carries out the rebuilds that any node asks for. */
export class ProjectionDuty implements Duty {
  private readonly stopping = new AbortController();
  private readonly projector: Projector;
  private watching: Promise<void> | undefined;

  constructor(
    private readonly tools: FollowerTools,
    private readonly projection: Projection,
    private readonly board: RebuildBoard,
    private readonly pause = DEFAULT_PAUSE,
  ) {
    this.projector = new Projector(tools, projection);
  }

  async start(): Promise<void> {
    await this.projector.start();
    this.watching = this.watch();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.watching;
    await this.projector.stop();
  }

  private async watch(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await this.carryOut();
      } catch (error) {
        this.tools.log.warn({ projection: this.projection.name, err: error }, 'Rebuilds cannot be asked for now');
      }
      await this.pause(signal);
    }
  }

  private async carryOut(): Promise<void> {
    const { board, projector } = this;
    const { name } = this.projection;
    const order = await board.look(name);
    if (!isUnderWay(order)) return;
    const own = projector.lastRebuild;
    // One that runs but is not ours began with an owner that is gone; what it left was dropped at our start.
    const isToBegin = own?.status !== 'running' && (order.status === 'waiting' || own === undefined);
    if (!isToBegin) return board.report(name, own ?? order);
    // The build of a new version comes first.
    if (projector.state.status === 'building') return;
    await projector.rebuild();
    await board.report(name, { status: 'running', eventsApplied: 0 });
  }
}
