import type { ItemName, ReportRequest } from '@marcel/contracts';
import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { type CommandContext } from '../../../platform/command-handling/command-context.js';
import { commandOf } from '../../../platform/command-handling/decision-runner.js';
import { items, type ItemReported } from '../domain/item.js';
import { derivedKey } from '../../../platform/encryption/envelope.js';
import { ACCESS_TOKENS, type AccessTokens } from '../../../platform/config/access-tokens.js';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { customerNetworkOf } from '../../../platform/http/rate-limits.js';
import type { Written } from '../../../platform/read-your-writes/waits-for.js';
import { ModerationMetrics } from './moderation-metrics.js';

type Said = Pick<ItemReported['data'], 'reason' | 'words' | 'reporter'>;

/** @throws DomainError not_found for a hidden item */
class ReportItem extends commandOf(items) {
  constructor({ kind, id: itemId }: ItemName, said: Said, holdAt: number, context: CommandContext) {
    super({ kind, itemId }, { kind: 'report', report: { kind, itemId, ...said }, holdAt }, context);
  }
}

const NAME_LENGTH = 6;

@Injectable()
export class Reporters {
  private readonly key: () => Buffer;

  constructor(@Inject(ACCESS_TOKENS) { admin }: Pick<AccessTokens, 'admin'>) {
    this.key = derivedKey(admin, 'reporters');
  }

  nameOf(network: string, { kind, id }: ItemName): string {
    const name = createHmac('sha256', this.key()).update(`${kind}-${id} ${network}`).digest('hex');
    return name.slice(0, NAME_LENGTH);
  }
}

@Injectable()
export class Reports {
  constructor(
    private readonly commands: CommandBus,
    private readonly reporters: Reporters,
    private readonly metrics: ModerationMetrics,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'moderation'>,
  ) {}

  /** @throws DomainError not_found for a hidden item */
  async take(
    item: ItemName,
    { reason, words }: ReportRequest,
    { ip }: Pick<FastifyRequest, 'ip'>,
    context: CommandContext,
  ): Promise<Written<ItemName>> {
    const reporter = this.reporters.nameOf(customerNetworkOf(ip), item);
    const said = { reason, words: words?.trim() || null, reporter };
    const { reportsToHold } = this.settings.moderation;
    const { events, position } = await this.commands.execute(new ReportItem(item, said, reportsToHold, context));
    this.metrics.count(events);
    return { position, answer: () => item };
  }
}
