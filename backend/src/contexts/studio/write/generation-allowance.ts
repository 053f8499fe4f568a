import { STUDIO_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { readLastId, nextId } from '../../../platform/command-handling/next-id.js';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import { toNetwork } from '../../../platform/http/rate-limits.js';
import { StorageQuota } from '../../../platform/pictures/storage-quota.js';
import { DailyQuotas, QuotaSpent } from '../../../platform/quotas/daily-quotas.js';
import { GenerationGroups } from '../automation/generate-pictures/generation-groups.js';
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
    @Inject(StorageQuota) private readonly storageQuota: Pick<StorageQuota, 'assertAvailable'>,
    private readonly quotas: DailyQuotas,
    private readonly groups: GenerationGroups,
  ) {}

  /** Subtracts one picture from the allowance, unless the count cannot be stored. @throws QuotaSpent, StorageFull */
  async consume(request: FastifyRequest, context: CommandContext, now = new Date()): Promise<void> {
    const { isPaid } = this.providers.current;
    if (isPaid) await this.assertBudgetLeft(context, now);
    await this.storageQuota.assertAvailable(undefined);
    const visitorQuota = this.visitorQuotaOf(request);
    if (visitorQuota !== undefined && !(await this.quotas.consumeForNetwork(visitorQuota, 1, now)))
      throw new QuotaSpent(STUDIO_MESSAGES.visitorLimit, now);
    if (isPaid) await this.consumeBudget(context, now);
    await this.groups.assignGroup(request, context, now);
  }

  /** Rejects a visitor whose allowance is used up, before any work. @throws as `consume` does */
  async assertLeft(request: FastifyRequest, now = new Date()): Promise<void> {
    const visitorQuota = this.visitorQuotaOf(request);
    if (visitorQuota !== undefined && (await this.quotas.isSpentForNetwork(visitorQuota, now)))
      throw new QuotaSpent(STUDIO_MESSAGES.visitorLimit, now);
  }

  private async assertBudgetLeft({ idempotencySeed }: CommandContext, now: Date): Promise<void> {
    if (idempotencySeed !== undefined) return;
    if ((await readLastId(this.events, budgetKey(now))) >= this.settings.generation.perDay) throw budgetSpent(now);
  }

  private async consumeBudget(context: CommandContext, now: Date): Promise<void> {
    if ((await nextId(this.events, budgetKey(now), context)) > this.settings.generation.perDay) throw budgetSpent(now);
  }

  private visitorQuotaOf({ ip }: FastifyRequest) {
    if (!this.settings.rateLimit) return undefined;
    return { kind: 'generations', owner: toNetwork(ip), max: this.settings.generation.perVisitor };
  }
}

const budgetKey = (now: Date): string => `paid-generation-${now.toISOString().slice(0, 10)}`;

const budgetSpent = (now: Date) => new QuotaSpent(STUDIO_MESSAGES.budgetSpent, now);
