import type { ItemName, ReportRequest } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import { customerNetworkOf } from '../../../../platform/http/rate-limits.js';
import type { Written } from '../../../../platform/read-your-writes/waits-for.js';
import { ModerationFigures } from '../moderation-figures.js';
import { ReportItem } from './report-item.command.js';
import { Reporters } from './reporters.js';

/** Takes what visitors say of an item that is known to be there. */
@Injectable()
export class Reports {
  constructor(
    private readonly commands: CommandBus,
    private readonly reporters: Reporters,
    private readonly figures: ModerationFigures,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'moderation'>,
  ) {}

  /** @throws DomainError not_found for what nobody sees */
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
    this.figures.recorded(events);
    return { position, answer: () => item };
  }
}
