import type { Position } from '../../event-store/event-store.js';
import type { Occurrence } from '../../event-store/occurrence.js';
import type { DomainEvent } from '../../decider/decider.js';
import type { ProjectionRef } from '../../read-store/change.js';
import { LogFollower, type FollowerTools } from '../projections/log-follower.js';
import { DEFAULT_BACKOFF, persistently } from '../projections/persistence.js';
import { PositionWaiters } from '../projections/position-waiters.js';
import type { Follows } from '../projections/wait-for-all.js';
import type { Automation } from './automation.js';
import { ReactionFailed } from './reaction-failed.js';

/** For health checks and metrics. */
export interface AutomationState {
  readonly name: string;
  readonly status: 'idle' | 'catching-up' | 'live' | 'retrying' | 'failed';
  readonly position: Position | undefined;
  readonly error: Error | undefined;
}

/** Under which an automation's checkpoint lies in the read store. */
export const checkpointOfAutomation = (name: string): ProjectionRef => ({
  name: `automation:${name}`,
  version: 1,
  generation: 0,
});

/** Runs one automation over the log. Its checkpoint lies in the read store, as that of a projection without documents. */
export class AutomationRunner implements Follows {
  private readonly waiters = new PositionWaiters();
  private readonly follower: LogFollower;
  private readonly ref: ProjectionRef;
  private failure: ReactionFailed | undefined;

  constructor(
    private readonly tools: FollowerTools,
    private readonly automation: Automation,
  ) {
    const { name, streamPrefixes, catalogue } = automation;
    this.ref = checkpointOfAutomation(name);
    this.follower = new LogFollower(
      tools,
      { ref: this.ref, streamPrefixes, catalogue, consume: (events, signal) => this.reactToAll(events, signal) },
      (position) => this.waiters.advance(position),
    );
  }

  get state(): AutomationState {
    const { position, error = this.failure } = this.follower.state;
    return { name: this.automation.name, status: this.status(), position, error };
  }

  async start(): Promise<void> {
    await this.tools.store.prepare(this.ref, []);
    void this.follower.run();
  }

  /** Resolves once the reaction at hand is done. */
  stop(): Promise<void> {
    return this.follower.stop();
  }

  /** Whether every event up to the position has been reacted to, at the latest when the signal aborts. */
  waitFor(position: Position, signal: AbortSignal): Promise<boolean> {
    return this.waiters.wait(position, signal);
  }

  private async reactToAll(events: readonly Occurrence<DomainEvent>[], signal: AbortSignal): Promise<[]> {
    for (const event of events) await this.react(event, signal);
    return [];
  }

  private async react(event: Occurrence<DomainEvent>, signal: AbortSignal): Promise<void> {
    await persistently(() => this.attempt(event), {
      backoff: this.tools.backoff ?? DEFAULT_BACKOFF,
      signal,
      isWorthRetrying: (error) => error instanceof ReactionFailed,
      onFailure: (error, attempt) =>
        this.tools.log.warn(
          { automation: this.automation.name, attempt, err: error },
          'A reaction failed; trying again',
        ),
    });
  }

  private async attempt(event: Occurrence<DomainEvent>): Promise<void> {
    const { stream, revision } = event.recorded;
    try {
      await this.automation.react(event);
      this.failure = undefined;
    } catch (cause) {
      this.failure = new ReactionFailed(this.automation.name, stream, revision, cause);
      throw this.failure;
    }
  }

  private status(): AutomationState['status'] {
    const { position, error, stopped, caughtUp } = this.follower.state;
    if (stopped && error !== undefined) return 'failed';
    if (error !== undefined || this.failure !== undefined) return 'retrying';
    if (caughtUp) return 'live';
    return position === undefined ? 'idle' : 'catching-up';
  }
}
