import { ROUTES, CSV, Mascot, MASCOT_FIELD_NAMES, MASCOT_FIELDS, type MascotField } from '@marcel/contracts';
import { Get, Inject, Req, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW } from '../views.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { csvHeader, csvList, csvRow } from '../../../platform/http/csv-row.js';
import { pagesOf } from '../../../platform/read-store/cursor.js';
import { Admin } from '../../../platform/http/token-guard.js';
import { RestController } from '../../../platform/openapi/decorators.js';

const PAGE_SIZE = 500;
const RECORD_COLUMNS = ['id', 'slug', 'likes', 'createdAt'] as const;

const columnOf = ({ column, label }: MascotField): string => column ?? label;

async function* exportCsv(views: ReadStore): AsyncGenerator<string> {
  yield csvHeader([...RECORD_COLUMNS, ...MASCOT_FIELD_NAMES.map((name) => columnOf(MASCOT_FIELDS[name]))]);
  for await (const mascot of iterateMascots(views)) {
    const values = MASCOT_FIELD_NAMES.map((name) => mascot[name]);
    const cells = values.map((value) => (Array.isArray(value) ? csvList(value) : value));
    yield csvRow([...RECORD_COLUMNS.map((name) => mascot[name]), ...cells]);
  }
}

async function* exportJson(views: ReadStore): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const mascot of iterateMascots(views)) {
    yield separator + JSON.stringify(mascot);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* iterateMascots(views: ReadStore): AsyncGenerator<Mascot> {
  const query = { sort: { field: 'id', direction: 'asc' }, limit: PAGE_SIZE } as const;
  for await (const page of pagesOf(views, DIRECTORY_VIEW, query)) yield* page.map((document) => Mascot.parse(document));
}

const JSON_TYPE = 'application/json';

@Admin()
@RestController('admin')
export class ExportMascotsController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.mascotsExport)
  @ApiProduces(CSV, JSON_TYPE)
  async export(@Req() { headers }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const isTable = headers.accept?.includes(CSV) === true;
    const lines = isTable ? exportCsv(this.views) : exportJson(this.views);
    await reply.type(`${isTable ? CSV : JSON_TYPE}; charset=utf-8`).send(Readable.from(lines));
  }
}
