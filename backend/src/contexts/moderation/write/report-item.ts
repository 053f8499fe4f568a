import type { ItemRef, ReportRequest } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { type CommandContext } from '../../../platform/command-handling/command-context.js';
import { createCommandClass } from '../../../platform/command-handling/aggregate-command.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { itemDecider, items, type Report } from '../domain/item.js';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { toWideNetwork } from '../../../platform/observability/logging/networks.js';
import type { WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { DailyQuotas } from '../../../platform/quotas/daily-quotas.js';
import { ModerationMetrics } from './moderation-metrics.js';
import { OverruledReporters, Reporters } from './reporters.js';

class ReportItem extends createCommandClass(items) {}

@Injectable()
export class Reports {
  constructor(
    private readonly commands: CommandBus,
    private readonly decisions: DecisionRunner,
    private readonly reporters: Reporters,
    private readonly overruled: OverruledReporters,
    private readonly quotas: DailyQuotas,
    private readonly metrics: ModerationMetrics,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'moderation'>,
  ) {}

  /** @throws DomainError not_found for a hidden item */
  async accept(
    item: ItemRef,
    { reason, words }: ReportRequest,
    { ip }: Pick<FastifyRequest, 'ip'>,
    context: CommandContext,
    now = new Date(),
  ): Promise<WriteResult<ItemRef>> {
    const network = toWideNetwork(ip);
    const reporter = this.reporters.pseudonymOf(network, item);
    const weight = await this.overruled.weightOf(network);
    const key = { kind: item.kind, itemId: item.id };
    const report = { ...key, reason, words: words?.trim() || null, reporter, ...(weight < 1 && { weight }) };
    const holdAt = (await this.canHold(report, now)) ? this.settings.moderation.reportsToHold : Infinity;
    const command = { kind: 'report', report, holdAt } as const;
    const { events, position } = await this.commands.execute(new ReportItem(key, command, context));
    this.metrics.count(events);
    return { position, toBody: () => item };
  }

  /** Returns whether a report that would hold its item may do so. The number of holds per hour is limited. */
  private async canHold(report: Report, now: Date): Promise<boolean> {
    const { reportsToHold: holdAt, holdsPerHour: max } = this.settings.moderation;
    const { state } = await this.decisions.load(items.at(report));
    const events = itemDecider.decide({ kind: 'report', report, holdAt }, state);
    if (!events.some(({ type }) => type === 'ItemHeld')) return false;
    return this.quotas.consume({ kind: 'holds', owner: now.toISOString().slice(0, 13), max }, 1, now);
  }
}
