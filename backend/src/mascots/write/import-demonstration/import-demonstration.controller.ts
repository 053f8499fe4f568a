import { ImportResult, ROUTES } from '@marcel/contracts';
import { Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { CommandContext } from '../../../event-store/decision-runner.js';
import { Admin } from '../../../http/access/access.decorators.js';
import { Context } from '../../../http/context/context.decorator.js';
import { Answers } from '../../../observability/openapi/answers.decorator.js';
import { VisibleWrites } from '../../../visible-writes/visible-writes.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { ImportDemonstration } from './import-demonstration.handler.js';

@ApiTags('mascots')
@Admin()
@Controller()
export class ImportDemonstrationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly visible: VisibleWrites,
  ) {}

  @Post(ROUTES.importDemonstration)
  @HttpCode(200)
  @Answers(ImportResult, 'ImportResult')
  async import(
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportResult> {
    const { imported, errors, position } = await this.commands.execute(new ImportDemonstration(context));
    await this.visible.until(position, [DIRECTORY_VIEW], reply);
    return { imported, errors: [...errors] };
  }
}
