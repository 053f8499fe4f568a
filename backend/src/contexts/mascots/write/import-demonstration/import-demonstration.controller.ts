import { ImportResult, ROUTES } from '@marcel/contracts';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { Admin } from '../../../../platform/http/access.js';
import { Context } from '../../../../platform/http/context.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { WaitsFor, type Written } from '../../../../platform/read-your-writes/waits-for.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { ImportDemonstration } from './import-demonstration.command.js';

@ApiTags('mascots')
@Admin()
@Controller()
export class ImportDemonstrationController {
  constructor(private readonly commands: CommandBus) {}

  @Post(ROUTES.importDemonstration)
  @HttpCode(200)
  @JsonResponse(ImportResult, 'ImportResult')
  @WaitsFor(DIRECTORY_VIEW)
  async import(@Context() context: CommandContext): Promise<Written<ImportResult>> {
    const { imported, errors, position } = await this.commands.execute(new ImportDemonstration(context));
    return { position, answer: () => ({ imported, errors: [...errors] }) };
  }
}
