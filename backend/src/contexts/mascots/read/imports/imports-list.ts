import { FEW, IMPORT_MESSAGES, MascotImport } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../../platform/event-store/event-store.js';
import { documentAsOf } from '../../../../platform/history/document-as-of.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { IMPORT_STREAM } from '../../domain/import.events.js';
import { IMPORTS_VIEW } from '../../views.js';
import { importsProjection } from './imports.projection.js';

@Injectable()
export class ImportsList {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
  ) {}

  async newest(): Promise<MascotImport[]> {
    const { documents } = await this.views.find(IMPORTS_VIEW, { limit: FEW });
    return documents.map((document) => MascotImport.parse(document));
  }

  /** @throws DomainError not_found */
  async find(id: number, asOf?: Position): Promise<MascotImport> {
    const where = { projection: importsProjection, collection: IMPORTS_VIEW, stream: IMPORT_STREAM, id };
    const document = await (asOf === undefined
      ? this.views.get(IMPORTS_VIEW, id)
      : documentAsOf(this.events, where, asOf));
    if (document === undefined) throw new DomainError('not_found', IMPORT_MESSAGES.notFound);
    return MascotImport.parse(document);
  }
}
