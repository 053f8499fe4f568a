import { STUDIO_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { DailyQuotas } from '../../../../platform/quotas/daily-quotas.js';
import { paidWork, type PaidWorkState } from '../../domain/paid-work.decider.js';

/** Whether anything that costs money may be ordered. Asked of the log each time: a switch holds at once, on every node. */
@Injectable()
export class PaidWork {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly quotas: DailyQuotas,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'generation'>,
  ) {}

  async state(): Promise<PaidWorkState> {
    return (await this.decisions.load(paidWork)).state;
  }

  /** @throws DomainError `unavailable` while an admin has stopped it */
  async assertGoingOn(): Promise<void> {
    if ((await this.state()).stopped) throw new DomainError('unavailable', STUDIO_MESSAGES.paidWorkStopped);
  }

  /** Takes one prompt off what may be improved for money in a day. */
  async mayImprove(now = new Date()): Promise<boolean> {
    if ((await this.state()).stopped) return false;
    const quota = { kind: 'improved-prompts', owner: 'all', most: this.settings.generation.perDay };
    return this.quotas.take(quota, 1, now);
  }
}
