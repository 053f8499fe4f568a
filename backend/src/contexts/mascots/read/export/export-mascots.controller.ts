import { CSV, ROUTES } from '@marcel/contracts';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Admin } from '../../../../platform/http/access.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { mascotJson, mascotTable } from './export-mascots.js';

const JSON_TYPE = 'application/json';

/** The whole directory, to take away; it is read as it is sent. */
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
