import { Injectable } from '@nestjs/common';
import { unlessUnavailable } from '../../../platform/errors/store-unavailable.js';
import { DailyQuotas } from '../../../platform/quotas/daily-quotas.js';

/** What visitors get of a frontend; without a release what the product was built with. */
interface Given {
  readonly frontend: string;
  readonly release?: string | undefined;
}

/** Failures of so long a time are one figure, in milliseconds. */
const STEP_MS = 10 * 60_000;
const STEPS_OF_AN_HOUR = 6;

/** Nobody needs to know how many more there were in a step. */
const MOST = 100_000;

/** What fails in browsers, for all nodes: in the store that keeps the figures of a day. */
@Injectable()
export class FailureCounts {
  constructor(private readonly quotas: DailyQuotas) {}

  /** A store that is away misses it: no visitor is bothered with that. */
  async add(given: Given, now: Date): Promise<void> {
    const step = stepOf(now);
    await unlessUnavailable(() => this.quotas.take(figureOf(given, step), 1, step));
  }

  /** Of the last hour, and of what its first step has before it. */
  async ofLastHour(given: Given, now: Date): Promise<number> {
    const last = stepOf(now).getTime();
    const steps = Array.from({ length: STEPS_OF_AN_HOUR + 1 }, (_, back) => new Date(last - back * STEP_MS));
    const figures = await Promise.all(steps.map((step) => this.quotas.used(figureOf(given, step), step)));
    return figures.reduce((sum, figure) => sum + figure, 0);
  }
}

const stepOf = (time: Date): Date => new Date(Math.floor(time.getTime() / STEP_MS) * STEP_MS);

const figureOf = ({ frontend, release = '' }: Given, step: Date) => ({
  kind: 'frontend-failures',
  owner: `${frontend}@${release} ${step.toISOString()}`,
  most: MOST,
});
