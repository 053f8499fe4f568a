import { Inject, Injectable } from '@nestjs/common';
import { EVENT_STORE, type EventStore, type Position } from '../../event-store/event-store.js';
import type { HealthCheck } from '../../observability/health/health-check.js';
import { unlessUnavailable } from '../../errors/store-unavailable.js';
import { Consumers, type ConsumerState } from '../consumers.js';
import { BuildFailed } from '../projections/projector.js';

const MOST_LAG_COUNTED = 1000;

interface Lag {
  readonly events: number;
  /** Since the first event that was not taken in yet. */
  readonly seconds: number;
}

async function lagAfter(store: Pick<EventStore, 'readAll'>, position: Position | undefined, now: Date): Promise<Lag> {
  let events = 0;
  let since: string | undefined;
  for await (const { metadata } of store.readAll({ from: position, limit: MOST_LAG_COUNTED })) {
    since ??= metadata.time;
    events += 1;
  }
  const seconds = since === undefined ? 0 : Math.max(0, now.getTime() - Date.parse(since)) / 1000;
  return { events, seconds };
}

interface LaggingConsumer extends ConsumerState {
  /** Undefined where only the owner knows, or what of the log follows cannot be read now. */
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
    const withLag = async (state: ConsumerState): Promise<LaggingConsumer> => ({
      ...state,
      lag: state.isWaitedFor && state.isOfLog ? await unlessUnavailable(() => lagOf(state.position)) : undefined,
    });
    return Promise.all(states.map(withLag));
  }

  /** The first of the consumers that is not well, by its name. */
  async check(): Promise<string | undefined> {
    for (const consumer of await this.look()) {
      const problem = problemOf(consumer, this.consumers.isShared);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }

  private lags(now: Date) {
    const known = new Map<Position | undefined, Promise<Lag>>();
    return (position: Position | undefined): Promise<Lag> => {
      const lag = known.get(position) ?? lagAfter(this.store, position, now);
      known.set(position, lag);
      return lag;
    };
  }
}

/** Only what queries see counts: a build beside it that fails is shown elsewhere. */
function problemOf({ name, status, failure, position, isOfLog, isWaitedFor, lag }: LaggingConsumer, isShared: boolean) {
  if (failure !== undefined && !(failure instanceof BuildFailed)) return `${name} has ended on this node`;
  if (status === 'unowned') return `no node runs ${name}`;
  if (!isWaitedFor) return undefined;
  if (position === undefined) return `${name} is not built yet`;
  if (!isOfLog) return `${name} was made from another log`;
  if (!isShared && status !== 'live' && lag?.events !== 0) return `${name} is ${status}`;
  if (lag !== undefined && lag.events >= MOST_LAG_COUNTED) return `${name} is too far behind`;
  return undefined;
}
