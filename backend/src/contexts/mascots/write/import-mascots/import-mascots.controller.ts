import { IMPORT_MESSAGES, ImportCheck, MascotImport, ReasonRequest, ROUTES } from '@marcel/contracts';
import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import { Repeatable } from '../../../../platform/http/idempotency.js';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { Admin } from '../../../../platform/http/access.js';
import { Context, PositiveId } from '../../../../platform/http/requests.js';
import { JsonResponse, MultipartBody } from '../../../../platform/openapi/decorators.js';
import { WaitsFor, type Written } from '../../../../platform/read-your-writes/waits-for.js';
import { ImportReader } from '../../read/imports.js';
import { IMPORTS_VIEW } from '../../views.js';
import { givenFile, IMPORT_FORM } from './import-form.js';
import { ImportIntake, StopImport, UndoImport } from './import-intake.js';

const Id = () => Param('id', new PositiveId(IMPORT_MESSAGES.notFound));

@ApiTags('admin')
@Admin()
@Controller()
export class ImportMascotsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly intake: ImportIntake,
    private readonly reader: ImportReader,
  ) {}

  @Post(ROUTES.mascotImportCheck)
  @MultipartBody(IMPORT_FORM)
  @JsonResponse(ImportCheck, 'ImportCheck')
  @Repeatable()
  async check(@Req() request: FastifyRequest): Promise<ImportCheck> {
    return this.intake.check(await givenFile(request));
  }

  @Post(ROUTES.mascotImports)
  @MultipartBody(IMPORT_FORM)
  @JsonResponse(MascotImport, 'MascotImport')
  @WaitsFor(IMPORTS_VIEW)
  async begin(@Req() request: FastifyRequest, @Context() context: CommandContext): Promise<Written<MascotImport>> {
    const { id, position } = await this.intake.begin(await givenFile(request), context);
    return this.written(id, position);
  }

  @Post(ROUTES.mascotImportStop)
  @JsonResponse(MascotImport, 'MascotImport')
  @WaitsFor(IMPORTS_VIEW)
  async stop(@Id() id: number, @Context() context: CommandContext): Promise<Written<MascotImport>> {
    const { position } = await this.commands.execute(new StopImport(id, context));
    return this.written(id, position);
  }

  @Post(ROUTES.mascotImportUndo)
  @JsonResponse(MascotImport, 'MascotImport')
  @WaitsFor(IMPORTS_VIEW)
  async undo(
    @Id() id: number,
    @Body() { reason }: ReasonRequest,
    @Context() context: CommandContext,
  ): Promise<Written<MascotImport>> {
    const { position } = await this.commands.execute(new UndoImport(id, reason.trim(), context));
    return this.written(id, position);
  }

  private written(id: number, position: Position | undefined): Written<MascotImport> {
    return {
      position,
      location: ROUTES.mascotImports,
      answer: (asOf) => this.reader.find(id, asOf),
    };
  }
}
