import { CSV, MAX_SHORT_LIST, IMPORT_MESSAGES, MascotImport, MascotImports, ROUTES } from '@marcel/contracts';
import { Get, Inject, Injectable, Param, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { decodeEvent } from '../../../platform/event-store/event-codec.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../platform/event-store/event-store.js';
import { IMPORT_STREAM, type ImportEvent, importEvents } from '../domain/import.js';
import { unknownEvent } from '../../../platform/decider/decider.js';
import type { Projection } from '../../../platform/consumers/projections/projection.js';
import { type Change, READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { IMPORTS_VIEW } from '../views.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { findDocument } from '../../../platform/history/replay.js';
import { Admin } from '../../../platform/http/token-guard.js';
import { PositiveId } from '../../../platform/http/requests.js';
import { csvHeader, csvRow } from '../../../platform/http/csv-row.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';

export async function readImportEvents(store: Pick<EventStore, 'readStream'>, id: number): Promise<ImportEvent[]> {
  const events: ImportEvent[] = [];
  for await (const recorded of store.readStream(IMPORT_STREAM, { direction: 'backwards' })) {
    const event = decodeEvent(importEvents, recorded);
    if (event.data.importId !== id) continue;
    events.push(event);
    if (event.type === 'ImportReceived') break;
  }
  return events.reverse();
}

export const importsProjection: Projection<ImportEvent> = {
  name: IMPORTS_VIEW,
  version: 2,
  collections: [{ name: IMPORTS_VIEW, id: 'number', fields: {} }],
  streamPrefixes: [IMPORT_STREAM],
  catalogue: importEvents,
  project(event) {
    const { importId } = event.data;
    switch (event.type) {
      case 'ImportReceived': {
        const { time, actor } = event.recorded.metadata;
        const { fileName, rows } = event.data;
        const base = { id: importId, fileName, rows, startedAt: time, by: actor.id ?? null, reason: null };
        const document: MascotImport = {
          ...base,
          status: 'receiving',
          imported: 0,
          skipped: 0,
          removed: 0,
          unloaded: 0,
        };
        return [{ kind: 'put', collection: IMPORTS_VIEW, id: importId, document }];
      }
      case 'ImportRowsAdded':
        return [incrementImport(importId, { skipped: event.data.skipped.length })];
      case 'ImportStarted':
        return [patchImport(importId, { status: 'running' })];
      case 'ImportRowsProcessed': {
        const { imported, skipped, unloaded = [] } = event.data;
        const more = { imported: imported.length, skipped: skipped.length, unloaded: unloaded.length };
        return [incrementImport(importId, more)];
      }
      case 'ImportEnded':
        return [patchImport(importId, { status: event.data.reason })];
      case 'ImportUndoStarted':
        return [patchImport(importId, { status: 'undoing', reason: event.data.reason, removed: 0 })];
      case 'ImportMascotsRemoved':
        return [incrementImport(importId, { removed: event.data.mascotIds.length })];
      case 'ImportUndone':
        return [patchImport(importId, { status: 'undone' })];
      default:
        return unknownEvent(event);
    }
  },
};

function patchImport(id: number, fields: Partial<MascotImport>): Change {
  return { kind: 'patch', collection: IMPORTS_VIEW, id, fields };
}

function incrementImport(id: number, by: Readonly<Record<string, number>>): Change {
  return { kind: 'increment', collection: IMPORTS_VIEW, id, by };
}

@Injectable()
export class ImportReader {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
  ) {}

  async newest(): Promise<MascotImport[]> {
    const { documents } = await this.views.find(IMPORTS_VIEW, { limit: MAX_SHORT_LIST });
    return documents.map((document) => MascotImport.parse(document));
  }

  /** Returns an import; with a position, as of that position of the log. @throws DomainError not_found */
  async find(id: number, asOf?: Position): Promise<MascotImport> {
    const where = { projection: importsProjection, collection: IMPORTS_VIEW, stream: IMPORT_STREAM, id };
    const document = await findDocument(this.views, this.events, where, asOf);
    if (document === undefined) throw new DomainError('not_found', IMPORT_MESSAGES.notFound);
    return MascotImport.parse(document);
  }
}

export const ImportId = () => Param('id', new PositiveId(IMPORT_MESSAGES.notFound));

@Admin()
@RestController('admin')
export class ImportsController {
  constructor(
    private readonly reader: ImportReader,
    @Inject(EVENT_STORE) private readonly events: EventStore,
  ) {}

  @Get(ROUTES.mascotImports)
  @JsonResponse(MascotImports, 'MascotImports')
  async newest(): Promise<MascotImports> {
    return { imports: await this.reader.newest() };
  }

  @Get(ROUTES.mascotImportSkipped)
  @ApiProduces(CSV)
  async skipped(@ImportId() id: number, @Res() reply: FastifyReply): Promise<void> {
    await this.reader.find(id);
    const events = await readImportEvents(this.events, id);
    const rows = events
      .flatMap(({ data }) => [
        ...('skipped' in data ? data.skipped : []),
        ...(('unloaded' in data && data.unloaded) || []),
      ])
      .sort((one, other) => one.row - other.row);
    const table = rows.map(({ row, name, problem }) => csvRow([row, name, problem]));
    await reply.type(`${CSV}; charset=utf-8`).send([csvHeader(['Row', 'Name', 'Problem']), ...table].join(''));
  }
}
