import { setTimeout as sleep } from 'node:timers/promises';
import type { Duty } from '../../leader-election/leader-election.js';
import type { Tenure } from '../../leader-election/tenure.js';
import type { Log } from '../../observability/logging/log.js';
import type { Projector } from '../projections/projector.js';
import { isUnderWay, type RebuildBoard } from './rebuild-board.js';

const BETWEEN_LOOKS_MS = 250;

/** Looks at the board for one at what is kept: every five seconds. */
const ROUNDS_BETWEEN_CHECKS = 20;

type Pause = (signal: AbortSignal) => Promise<void>;

const DEFAULT_PAUSE: Pause = (signal) =>
  // An aborted pause just ends early.
  sleep(BETWEEN_LOOKS_MS - (Date.now() % BETWEEN_LOOKS_MS), undefined, { signal }).catch(() => undefined);

export class RebuildWatch implements Duty {
  private stopping = new AbortController();
  private watching: Promise<void> | undefined;

  constructor(
    private readonly name: string,
    private readonly projector: Projector,
    private readonly board: RebuildBoard,
    private readonly log: Log,
    private readonly pause = DEFAULT_PAUSE,
  ) {}

  get status(): string {
    return this.projector.status;
  }

  get failure(): Error | undefined {
    return this.projector.failure;
  }

  get trouble(): Error | undefined {
    return this.projector.trouble;
  }

  async start(tenure?: Tenure): Promise<void> {
    this.stopping = new AbortController();
    await this.projector.start(tenure);
    this.watching = this.watch();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.watching;
    await this.projector.stop();
  }

  private async watch(): Promise<void> {
    const { signal } = this.stopping;
    for (let round = 1; !signal.aborted; round++) {
      try {
        if (round % ROUNDS_BETWEEN_CHECKS === 0) await this.projector.lookAfter();
        await this.carryOut();
      } catch (error) {
        this.log.warn(
          { projection: this.name, err: error },
          'What is kept, and what is asked for, cannot be looked at now',
        );
      }
      await this.pause(signal);
    }
  }

  private async carryOut(): Promise<void> {
    const { board, projector, name } = this;
    // What queries see is rebuilt by whoever keeps that; the build of a new version comes first.
    if (!projector.isServing) return;
    const order = await board.look(name);
    if (!isUnderWay(order)) return;
    const own = projector.lastRebuild;
    // One that runs but is not ours began with an owner that is gone; what it left was dropped at our start.
    const isToBegin = own?.status !== 'running' && (order.status === 'waiting' || own === undefined);
    if (!isToBegin) return board.report(name, own ?? order);
    await projector.rebuild();
    await board.report(name, { status: 'running', eventsApplied: 0 });
  }
}
