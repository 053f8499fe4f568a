import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Metrics } from '../observability/metrics/metrics.js';
import { Rounds } from '../turns/rounds.js';
import { countsOf } from './figures-of.js';

/** Between two looks at the counts, in milliseconds. */
const BETWEEN_LOOKS_MS = 10_000;

/** Looks that are remembered: those of five minutes. */
const MOST_LOOKS = 30;

const MINUTE_MS = 60_000;

interface Look {
  readonly at: number;
  readonly counts: ReadonlyMap<string, number>;
}

interface EventRate {
  readonly type: string;
  readonly count: number;
  /** On average of the last five minutes, or since the start. */
  readonly perMinute: number;
}

/** How often events of each type are appended by this node. */
@Injectable()
export class EventRates implements OnModuleDestroy {
  private looks: Look[] = [{ at: Date.now(), counts: new Map() }];
  private readonly rounds = new Rounds(BETWEEN_LOOKS_MS, () => this.remember());

  constructor(private readonly metrics: Metrics) {
    this.rounds.start();
  }

  /** The most frequent since the start first. */
  async now(): Promise<EventRate[]> {
    const counted = await this.counted();
    const [oldest] = this.looks;
    const minutes = Math.max(1, Date.now() - (oldest?.at ?? 0)) / MINUTE_MS;
    return counted.map(({ type, count }) => {
      const perMinute = (count - (oldest?.counts.get(type) ?? 0)) / minutes;
      return { type, count, perMinute: Math.round(perMinute * 10) / 10 };
    });
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  private async remember(): Promise<void> {
    const counts = new Map((await this.counted()).map(({ type, count }) => [type, count]));
    this.looks = [...this.looks, { at: Date.now(), counts }].slice(-MOST_LOOKS);
  }

  private counted() {
    const { registry } = this.metrics;
    return countsOf(registry, 'event_store_appended_events_total', (label) => ({ type: label('type') }));
  }
}
