import { CSV, IMPORT_MESSAGES, MascotImports, ROUTES } from '@marcel/contracts';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { Admin } from '../../../../platform/http/access.js';
import { PositiveId } from '../../../../platform/http/requests.js';
import { csvRow } from '../../../../platform/http/csv-row.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { eventsOfImport } from './events-of-import.js';
import { ImportsList } from './imports-list.js';

/** How the imports from files did. */
@ApiTags('admin')
@Admin()
@Controller()
export class ImportsController {
  constructor(
    private readonly list: ImportsList,
    @Inject(EVENT_STORE) private readonly events: EventStore,
  ) {}

  @Get(ROUTES.mascotImports)
  @JsonResponse(MascotImports, 'MascotImports')
  async newest(): Promise<MascotImports> {
    return { imports: await this.list.newest() };
  }

  /** Which rows did not come in, and why. */
  @Get(ROUTES.mascotImportSkipped)
  @ApiProduces(CSV)
  async skipped(
    @Param('id', new PositiveId(IMPORT_MESSAGES.notFound)) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.list.find(id);
    const events = await eventsOfImport(this.events, id);
    const rows = events
      .flatMap((event) => ('skipped' in event.data ? event.data.skipped : []))
      .sort((one, other) => one.row - other.row);
    const table = rows.map(({ row, name, problem }) => csvRow([row, name, problem]));
    await reply.type(`${CSV}; charset=utf-8`).send([csvRow(['Row', 'Name', 'Problem']), ...table].join(''));
  }
}
