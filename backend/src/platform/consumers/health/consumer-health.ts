import { Inject, Injectable } from '@nestjs/common';
import { EVENT_STORE, type EventStore, type Position } from '../../event-store/event-store.js';
import type { HealthCheck } from '../../observability/health/health-check.js';
import { unlessUnavailable } from '../../errors/store-unavailable.js';
import { Consumers, type ConsumerState } from '../consumers.js';
import { BuildFailed } from '../projections/projector.js';

const MOST_LAG_COUNTED = 1000;

interface Lag {
  readonly events: number;
  /** Age of the first event that was not handled yet. */
  readonly seconds: number;
}

interface LaggingConsumer extends ConsumerState {
  /** Undefined if only the owner knows it or the log cannot be read. */
  readonly lag: Lag | undefined;
}

@Injectable()
export class ConsumerHealth implements HealthCheck {
  readonly name = 'consumers';

  constructor(
    private readonly consumers: Consumers,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'readAll'>,
  ) {}

  async look(): Promise<readonly LaggingConsumer[]> {
    const lagOf = this.lags(new Date());
    const states = await this.consumers.states();
    return Promise.all(states.map(async (state) => ({ ...state, lag: await lagOf(state) })));
  }

  /** Returns the problem of the first consumer that has one; measures the lag only where nothing else is wrong. */
  async check(): Promise<string | undefined> {
    const lagOf = this.lags(new Date());
    for (const state of await this.consumers.states()) {
      const problem = problemOf(state) ?? problemOfLag(state, await lagOf(state), this.consumers.isShared);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }

  /** Measures the lag behind each position once. */
  private lags(now: Date) {
    const measured = new Map<Position | undefined, Promise<Lag | undefined>>();
    return async ({ position, isWaitedFor, isOfLog }: ConsumerState): Promise<Lag | undefined> => {
      if (!isWaitedFor || !isOfLog) return undefined;
      const lag = measured.get(position) ?? unlessUnavailable(() => this.lagAfter(position, now));
      measured.set(position, lag);
      return lag;
    };
  }

  private async lagAfter(position: Position | undefined, now: Date): Promise<Lag> {
    let events = 0;
    let since: string | undefined;
    for await (const { metadata } of this.store.readAll({ from: position || undefined, limit: MOST_LAG_COUNTED })) {
      since ??= metadata.time;
      events += 1;
    }
    const seconds = since === undefined ? 0 : Math.max(0, now.getTime() - Date.parse(since)) / 1000;
    return { events, seconds };
  }
}

/** Returns a consumer's problem; ignores a failed build, because queries do not see it. */
function problemOf({ name, status, failure, position, isOfLog, isWaitedFor }: ConsumerState): string | undefined {
  if (failure !== undefined && !(failure instanceof BuildFailed)) return `${name} has ended on this node`;
  if (status === 'unowned') return `no node runs ${name}`;
  if (isWaitedFor && position === undefined) return `${name} is not built yet`;
  if (!isOfLog) return `${name} was made from another log`;
  return undefined;
}

function problemOfLag(
  { name, status, isWaitedFor }: ConsumerState,
  lag: Lag | undefined,
  isShared: boolean,
): string | undefined {
  if (isWaitedFor && !isShared && status !== 'live' && lag?.events !== 0) return `${name} is ${status}`;
  if (lag !== undefined && lag.events >= MOST_LAG_COUNTED) return `${name} is too far behind`;
  return undefined;
}
