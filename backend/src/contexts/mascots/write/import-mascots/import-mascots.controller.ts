import {
  IMPORT_LIMITS,
  IMPORT_MESSAGES,
  ImportCheck,
  ImportRow,
  MascotImport,
  MAX_UPLOAD_BYTES,
  ReasonRequest,
  ROUTES,
} from '@marcel/contracts';
import * as z from 'zod/mini';
import { Body, Post, Req } from '@nestjs/common';
import { Repeatable } from '../../../../platform/http/idempotency.js';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { Admin } from '../../../../platform/http/token-guard.js';
import { readForm } from '../../../../platform/http/forms.js';
import { Context } from '../../../../platform/http/requests.js';
import {
  type FormDescription,
  JsonResponse,
  MultipartBody,
  RestController,
} from '../../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../../platform/read-your-writes/waits-for.js';
import { ImportId, ImportReader } from '../../read/imports.js';
import { IMPORTS_VIEW } from '../../views.js';
import { type UploadedFile, ImportIntake } from './import-intake.js';

const IMPORT_FORM = {
  fields: {
    fileName: { type: 'string', maxLength: IMPORT_LIMITS.fileName, pattern: '\\S' },
    rows: {
      type: 'array',
      minItems: 1,
      maxItems: IMPORT_LIMITS.rows,
      items: {
        type: 'object',
        required: ['row', 'values'],
        properties: {
          row: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
          values: { type: 'object', additionalProperties: {} },
        },
      },
    },
  },
  files: [],
  required: ['fileName', 'rows'],
  fieldBytes: MAX_UPLOAD_BYTES,
} satisfies FormDescription;

/** @throws DomainError invalid_input, too_large */
async function parseForm(request: FastifyRequest): Promise<UploadedFile> {
  const form = await readForm(request);
  const fileName = form.fields.fileName?.replace(/\p{Cc}/gu, '').trim() ?? '';
  if (fileName === '' || fileName.length > IMPORT_LIMITS.fileName)
    throw DomainError.fields([{ path: 'fileName', message: IMPORT_MESSAGES.fileName }]);
  const rows = parseRows(form.fields.rows ?? '');
  if (rows.length === 0) throw invalidRows(IMPORT_MESSAGES.none);
  if (rows.length > IMPORT_LIMITS.rows) throw invalidRows(IMPORT_MESSAGES.tooMany);
  return { fileName, rows };
}

function parseRows(json: string): ImportRow[] {
  try {
    return z.array(ImportRow).parse(JSON.parse(json));
  } catch {
    throw invalidRows(IMPORT_MESSAGES.rows);
  }
}

const invalidRows = (message: string) => DomainError.fields([{ path: 'rows', message }]);

@Admin()
@RestController('admin')
export class ImportMascotsController {
  constructor(
    private readonly intake: ImportIntake,
    private readonly reader: ImportReader,
  ) {}

  @Post(ROUTES.mascotImportCheck)
  @MultipartBody(IMPORT_FORM)
  @JsonResponse(ImportCheck, 'ImportCheck')
  @Repeatable()
  async check(@Req() request: FastifyRequest): Promise<ImportCheck> {
    return this.intake.check(await parseForm(request));
  }

  @Post(ROUTES.mascotImports)
  @MultipartBody(IMPORT_FORM)
  @JsonResponse(MascotImport, 'MascotImport')
  @WaitsFor(IMPORTS_VIEW)
  async start(@Req() request: FastifyRequest, @Context() context: CommandContext): Promise<WriteResult<MascotImport>> {
    const { id, position } = await this.intake.start(await parseForm(request), context);
    return this.written(id, position);
  }

  @Post(ROUTES.mascotImportStop)
  @JsonResponse(MascotImport, 'MascotImport')
  @WaitsFor(IMPORTS_VIEW)
  async stop(@ImportId() id: number, @Context() context: CommandContext): Promise<WriteResult<MascotImport>> {
    const { position } = await this.intake.decide('StopImport', { kind: 'stop', importId: id }, context);
    return this.written(id, position);
  }

  @Post(ROUTES.mascotImportUndo)
  @JsonResponse(MascotImport, 'MascotImport')
  @WaitsFor(IMPORTS_VIEW)
  async undo(
    @ImportId() id: number,
    @Body() { reason }: ReasonRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<MascotImport>> {
    const command = { kind: 'undo', importId: id, reason: reason.trim() } as const;
    const { position } = await this.intake.decide('UndoImport', command, context);
    return this.written(id, position);
  }

  private written(id: number, position: Position | undefined): WriteResult<MascotImport> {
    return { position, location: ROUTES.mascotImports, toBody: (asOf) => this.reader.find(id, asOf) };
  }
}
