import { ImportResult, ROUTES } from '@marcel/contracts';
import { Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import { Admin } from '../../../../platform/http/access/access.decorators.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { ReadYourWrites } from '../../../../platform/read-your-writes/read-your-writes.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { ImportDemonstration } from './import-demonstration.command.js';

@ApiTags('mascots')
@Admin()
@Controller()
export class ImportDemonstrationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly visible: ReadYourWrites,
  ) {}

  @Post(ROUTES.importDemonstration)
  @HttpCode(200)
  @JsonResponse(ImportResult, 'ImportResult')
  async import(
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportResult> {
    const { imported, errors, position } = await this.commands.execute(new ImportDemonstration(context));
    await this.visible.until(position, [DIRECTORY_VIEW], reply);
    return { imported, errors: [...errors] };
  }
}
