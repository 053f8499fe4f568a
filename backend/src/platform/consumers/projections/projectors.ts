import type { Position } from '../../event-store/event-store.js';
import type { Projection } from './projection.js';
import type { FollowerTools } from './log-follower.js';
import { Projector } from './projector.js';
import type { ProjectorState, RebuildState } from './projector-state.js';
import { WAIT_MS, waitForAll, type Visibility } from './wait-for-all.js';

/** All projections of the process. */
export class Projectors {
  private readonly projectors: ReadonlyMap<string, Projector>;

  constructor(tools: FollowerTools, projections: readonly Projection[]) {
    this.projectors = new Map(projections.map((projection) => [projection.name, new Projector(tools, projection)]));
  }

  /** Resolves once queries can be answered; the log is then taken in in the background. */
  async start(): Promise<void> {
    for (const projector of this.projectors.values()) await projector.start();
  }

  /** Resolves once the batches at hand are done. */
  async stop(): Promise<void> {
    await Promise.all([...this.projectors.values()].map((projector) => projector.stop()));
  }

  get states(): readonly ProjectorState[] {
    return [...this.projectors.values()].map(({ state }) => state);
  }

  /** Whether every projection has caught up with the log once since the start, and none has failed. */
  get ready(): boolean {
    return this.states.every(({ caughtUp, status }) => caughtUp && status !== 'failed');
  }

  /** Waits until queries of the projections named see everything up to the position, at most `timeoutMs`. */
  waitFor(position: Position, names: readonly string[], timeoutMs = WAIT_MS): Promise<Visibility> {
    return waitForAll(
      names.map((name) => this.named(name)),
      position,
      timeoutMs,
    );
  }

  /** Builds a projection's documents afresh beside those that queries see. @throws RebuildUnderWay */
  rebuild(name: string): Promise<void> {
    return this.named(name).rebuild();
  }

  /** How the last rebuild on demand is doing; undefined when there was none since the start. */
  lastRebuild(name: string): RebuildState | undefined {
    return this.named(name).lastRebuild;
  }

  /** @throws Error for an unknown name */
  private named(name: string): Projector {
    const projector = this.projectors.get(name);
    if (projector === undefined) throw new Error(`Unknown projection ${name}`);
    return projector;
  }
}
