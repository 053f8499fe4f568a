import { STUDIO_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { lastIdOf, nextId } from '../../../platform/command-handling/next-id.js';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import { networkOf } from '../../../platform/http/rate-limits.js';
import { StorageQuota } from '../../../platform/pictures/storage-quota.js';
import { DailyQuotas, QuotaSpent } from '../../../platform/quotas/daily-quotas.js';
import { GenerationTurns } from '../automation/generate-pictures/generation-turns.js';
import { PictureProviders } from '../providers/picture-provider.js';

/**
 * Limits generated pictures per day (UTC): for each network, and for all visitors together if the provider costs
 * money. Both limits survive restarts and hold across nodes: the first is a quota without stored addresses, the
 * second is counted in the log.
 */
@Injectable()
export class GenerationAllowance {
  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'rateLimit' | 'generation'>,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly providers: PictureProviders,
    @Inject(StorageQuota) private readonly room: Pick<StorageQuota, 'assertAvailable'>,
    private readonly quotas: DailyQuotas,
    private readonly turns: GenerationTurns,
  ) {}

  /** Takes one picture off the allowance; takes none if the count could not be stored. @throws QuotaSpent, StorageFull */
  async take(request: FastifyRequest, context: CommandContext, now = new Date()): Promise<void> {
    const { paid } = this.providers.current;
    if (paid) await this.assertBudgetLeft(context, now);
    await this.room.assertAvailable(undefined);
    const ofVisitor = this.quotaOf(request);
    if (ofVisitor !== undefined && !(await this.quotas.consumeForNetwork(ofVisitor, 1, now)))
      throw new QuotaSpent(STUDIO_MESSAGES.visitorLimit, now);
    if (paid) await this.takeOfBudget(context, now);
    await this.turns.note(request, context, now);
  }

  /** Rejects a visitor without an allowance before any work; takes nothing. @throws as `take` does */
  async assertLeft(request: FastifyRequest, now = new Date()): Promise<void> {
    const ofVisitor = this.quotaOf(request);
    if (ofVisitor !== undefined && (await this.quotas.isSpentForNetwork(ofVisitor, now)))
      throw new QuotaSpent(STUDIO_MESSAGES.visitorLimit, now);
  }

  private async assertBudgetLeft({ idempotencySeed }: CommandContext, now: Date): Promise<void> {
    if (idempotencySeed !== undefined) return;
    if ((await lastIdOf(this.events, budgetOf(now))) >= this.settings.generation.perDay) throw budgetSpent(now);
  }

  private async takeOfBudget(context: CommandContext, now: Date): Promise<void> {
    if ((await nextId(this.events, budgetOf(now), context)) > this.settings.generation.perDay) throw budgetSpent(now);
  }

  private quotaOf({ ip }: FastifyRequest) {
    if (!this.settings.rateLimit) return undefined;
    return { kind: 'generations', owner: networkOf(ip), max: this.settings.generation.perVisitor };
  }
}

const budgetOf = (now: Date): string => `paid-generation-${now.toISOString().slice(0, 10)}`;

const budgetSpent = (now: Date) => new QuotaSpent(STUDIO_MESSAGES.budgetSpent, now);
