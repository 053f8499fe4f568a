import { Injectable } from '@nestjs/common';
import { Histogram } from 'prom-client';
import { Metrics } from './metrics.js';

/** Searches take a second, pictures minutes. */
const SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600];

const SUCCEEDED = 'succeeded';
const FAILED = 'failed';

@Injectable()
export class ProviderCalls {
  private readonly durations;

  constructor({ registry }: Metrics) {
    this.durations = new Histogram({
      name: 'provider_call_duration_seconds',
      help: 'Time until a provider had done what it was asked for, or had failed',
      labelNames: ['provider', 'call', 'outcome'],
      buckets: SECONDS,
      registers: [registry],
    });
  }

  /** @param reasonOf one word of a few for what went wrong */
  async measure<Result>(
    provider: string,
    call: string,
    work: () => Promise<Result>,
    reasonOf: (error: unknown) => string = () => FAILED,
  ): Promise<Result> {
    const start = performance.now();
    const ended = (outcome: string) =>
      this.durations.observe({ provider, call, outcome }, (performance.now() - start) / 1000);
    try {
      const result = await work();
      ended(SUCCEEDED);
      return result;
    } catch (error) {
      ended(reasonOf(error));
      throw error;
    }
  }
}
