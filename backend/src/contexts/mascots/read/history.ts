import { ListPageQuery, MASCOT_MESSAGES, MascotHistory, MascotSnapshot, ROUTES } from '@marcel/contracts';
import { Get, Inject, Param } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { fold } from '../../../platform/decider/decider.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { collect, EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import { toEntry } from '../../../platform/history/entry.js';
import { replay } from '../../../platform/history/replay.js';
import { Auditor } from '../../../platform/http/token-guard.js';
import { slicePage, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, QueryParameters, Reply, RestController } from '../../../platform/openapi/decorators.js';
import type { Document } from '../../../platform/read-store/read-store.js';
import { fieldsSetBy, planReversal, mascotDecider, type MascotState } from '../domain/mascot.decider.js';
import { mascotStream, type MascotEvent } from '../domain/mascot.events.js';
import { DIRECTORY_VIEW } from '../views.js';
import { directoryProjection } from './directory/directory.projection.js';

@Auditor()
@RestController('mascots')
export class MascotHistoryController {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  @Get(ROUTES.mascotHistory)
  @JsonResponse(MascotHistory, 'MascotHistory')
  async find(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @QueryParameters() page: ListPageQuery,
    @Reply() reply: FastifyReply,
  ): Promise<MascotHistory> {
    const view = { projection: directoryProjection, collection: DIRECTORY_VIEW, stream: mascotStream(id), id };
    const events: MascotEvent[] = [];
    const entries: Omit<MascotHistory[number], 'undo'>[] = [];
    for (const { event, document } of await collect(replay(this.store, view))) {
      if (event.type === 'MascotLiked') continue;
      events.push(event);
      entries.push(toEntry(event, entries.at(-1)?.state ?? null, toSnapshot(document), getNotes(event)));
    }
    if (entries.length === 0) throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
    const state = fold(mascotDecider, events);
    const history = entries.map((entry, index) => ({ ...entry, undo: findUndo(state, entry.revision, events[index]) }));
    return slicePage(history, page, reply);
  }
}

const toSnapshot = (document: Document | undefined): MascotSnapshot | null =>
  document === undefined ? null : MascotSnapshot.parse(document);

const getNotes = ({ data }: MascotEvent): string | null => ('reason' in data ? data.reason : null);

function findUndo(state: MascotState, revision: number, event: MascotEvent | undefined): MascotHistory[number]['undo'] {
  if (state.kind === 'deleted') return revision === state.revision ? 'restore' : null;
  if (state.kind !== 'published' || event === undefined) return null;
  const { kind } = planReversal(state.lastChanges, [{ revision, fields: fieldsSetBy(event) }]);
  return kind === 'possible' ? 'revert' : null;
}
