import { ROUTES, CSV, Mascot, MASCOT_FIELD_NAMES, MASCOT_FIELDS, type MascotField } from '@marcel/contracts';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiTags, ApiProduces } from '@nestjs/swagger';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW } from '../views.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { csvHeader, csvList, csvRow } from '../../../platform/http/csv-row.js';
import { pagesOf } from '../../../platform/read-store/cursor.js';
import { Admin } from '../../../platform/http/token-guard.js';

const PAGE = 500;

const KNOWN_BY = ['id', 'slug', 'likes', 'createdAt'] as const;

const columnOf = ({ column, label }: MascotField): string => column ?? label;

async function* mascotTable(views: ReadStore): AsyncGenerator<string> {
  yield csvHeader([...KNOWN_BY, ...MASCOT_FIELD_NAMES.map((name) => columnOf(MASCOT_FIELDS[name]))]);
  for await (const mascot of allMascots(views)) {
    const values = MASCOT_FIELD_NAMES.map((name) => mascot[name]);
    const cells = values.map((value) => (Array.isArray(value) ? csvList(value) : value));
    yield csvRow([...KNOWN_BY.map((name) => mascot[name]), ...cells]);
  }
}

async function* mascotJson(views: ReadStore): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const mascot of allMascots(views)) {
    yield separator + JSON.stringify(mascot);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* allMascots(views: ReadStore): AsyncGenerator<Mascot> {
  const query = { sort: { field: 'id', direction: 'asc' }, limit: PAGE } as const;
  for await (const page of pagesOf(views, DIRECTORY_VIEW, query)) yield* page.map((document) => Mascot.parse(document));
}

const JSON_TYPE = 'application/json';

@ApiTags('admin')
@Admin()
@Controller()
export class ExportMascotsController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.mascotsExport)
  @ApiProduces(CSV, JSON_TYPE)
  async export(@Req() { headers }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const isTable = headers.accept?.includes(CSV) === true;
    const lines = isTable ? mascotTable(this.views) : mascotJson(this.views);
    await reply.type(`${isTable ? CSV : JSON_TYPE}; charset=utf-8`).send(Readable.from(lines));
  }
}
