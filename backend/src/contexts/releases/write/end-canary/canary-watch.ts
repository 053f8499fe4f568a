import type { FrontendFailureReport } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { ServedFrontend } from '../../../../platform/http/frontends/released-frontends.js';
import { Metrics } from '../../../../platform/observability/metrics/metrics.js';
import { failsMoreOften, isToldBySeveral, verdict } from '../../domain/canary-verdict.js';
import { EndCanary } from './end-canary.command.js';
import { ReleaseTally } from './release-tally.js';

/** Trials of canaries of which is known how they go. */
const REMEMBERED = 100;

/** What the product was built with. */
const BUILT = 'built';

/** By release. */
type Trial = Map<string, ReleaseTally>;

/**
 * Counts what browsers get and what fails in them while a canary runs, and ends one that fails clearly more often than what is live. Each
 * node judges by its own visitors, who are a fair part of all: nothing has to be gathered.
 */
@Injectable()
export class CanaryWatch {
  private readonly trials = new LRUCache<string, Trial>({ max: REMEMBERED });
  private readonly failures: Counter<'frontend' | 'release' | 'kind'>;

  constructor(
    private readonly commands: CommandBus,
    metrics: Metrics,
  ) {
    this.failures = new Counter({
      name: 'frontend_failures_total',
      help: 'Failures that browsers have told, of the releases that visitors get',
      labelNames: ['frontend', 'release', 'kind'],
      registers: [metrics.registry],
    });
  }

  /** A browser was given these releases; null stands for what the product was built with. */
  visited(
    frontends: ReadonlyMap<string, ServedFrontend>,
    releases: ReadonlyMap<string, string | null>,
    network: string,
  ): void {
    for (const [name, served] of frontends) {
      const trial = this.trialOf(name, served);
      const given = releases.get(name);
      if (trial !== undefined && given !== undefined) tallyOf(trial, given ?? BUILT).visit(network);
    }
  }

  /** False for a release that visitors do not get: nothing is counted of it. */
  async failed(
    { frontend, release = BUILT, kind }: FrontendFailureReport,
    served: ServedFrontend | undefined,
    networks: readonly string[],
    context: CommandContext,
  ): Promise<boolean> {
    if (served === undefined) return false;
    const isServed = [served.live?.release ?? BUILT, served.canary?.release.release].includes(release);
    if (!isServed) return false;
    this.failures.inc({ frontend, release, kind });
    const trial = this.trialOf(frontend, served);
    if (trial === undefined) return true;
    tallyOf(trial, release).fail(networks);
    await this.judge(frontend, served, trial, context);
    return true;
  }

  private async judge(frontend: string, served: ServedFrontend, trial: Trial, context: CommandContext): Promise<void> {
    const { live, canary: tried } = served;
    if (tried === null) return;
    const { release } = tried.release;
    const { figures: canary, networks } = tallyOf(trial, release);
    const { figures: beside } = tallyOf(trial, live?.release ?? BUILT);
    if (!isToldBySeveral(networks) || !failsMoreOften(canary, beside)) return;
    const failure = { release, reason: verdict(canary, beside), figures: { canary, live: beside } };
    await this.commands.execute(new EndCanary(frontend, failure, context));
  }

  /** Undefined while nothing is tried out. Another canary, or another one to compare it with, is another trial. */
  private trialOf(frontend: string, { live, canary }: ServedFrontend): Trial | undefined {
    if (canary === null) return undefined;
    const key = [frontend, live?.release, canary.release.release].join(' ');
    const trial = this.trials.get(key) ?? new Map<string, ReleaseTally>();
    this.trials.set(key, trial);
    return trial;
  }
}

function tallyOf(trial: Trial, release: string): ReleaseTally {
  const tally = trial.get(release) ?? new ReleaseTally();
  trial.set(release, tally);
  return tally;
}
