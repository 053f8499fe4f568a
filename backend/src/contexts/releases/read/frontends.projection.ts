import * as z from 'zod/mini';
import { Actor, FrontendReport, releaseEntry, ReleaseReport } from '@marcel/contracts';
import type { Decoded, Projection } from '../../../platform/consumers/projections/projection.js';
import { unknownEvent } from '../../../platform/decider/decider.js';
import type { Change, Document, ReadStore } from '../../../platform/read-store/read-store.js';
import type { FrontendEvent } from '../domain/frontend.js';
import { FRONTEND_STREAMS, frontendEvents, parseFrontendName, ReleasePublishedData } from '../domain/frontend.js';

export const FRONTENDS_VIEW = 'frontends';
export const RELEASES_VIEW = 'releases';

export const releaseKey = (frontend: string, release: string): string => `${frontend}@${release}`;

export const FrontendDocument = z.extend(z.omit(FrontendReport, { name: true }), {
  id: z.string(),
  revision: z.int(),
  eventId: z.string(),
});

export const ReleaseDocument = z.extend(ReleasePublishedData, {
  id: z.string(),
  frontend: z.string(),
  publishedAt: z.string(),
  publishedBy: Actor,
  publishedRevision: z.int(),
  /** Files of a deployed release are public. */
  state: z.enum(['published', 'deployed', 'withdrawn']),
});
export type ReleaseDocument = z.infer<typeof ReleaseDocument>;

export const frontendsProjection: Projection<FrontendEvent> = {
  name: FRONTENDS_VIEW,
  version: 3,
  collections: [
    { name: FRONTENDS_VIEW, id: 'text', fields: {} },
    { name: RELEASES_VIEW, id: 'text', fields: { frontend: 'text', publishedRevision: 'number' } },
  ],
  streamPrefixes: [FRONTEND_STREAMS],
  catalogue: frontendEvents,
  project(event) {
    const { time: since, actor: by } = event.recorded.metadata;
    switch (event.type) {
      case 'ReleasePublished':
        return projectPublished(event);
      case 'ReleaseActivated': {
        const { release, reason } = event.data;
        const live = { release, reason, since, by };
        return [patchFrontend(event, { live }), patchRelease(event, release, 'deployed')];
      }
      case 'ReleaseRolledBack': {
        const { from, to, reason } = event.data;
        const live = to === null ? null : { release: to, reason, since, by };
        const restored = to === null ? [] : [patchRelease(event, to, 'deployed')];
        return [patchFrontend(event, { live }), patchRelease(event, from, 'withdrawn'), ...restored];
      }
      case 'ReleasesPruned':
        return [
          patchFrontend(event),
          ...event.data.releases.map((release): Change => ({
            kind: 'remove',
            collection: RELEASES_VIEW,
            id: releaseKey(parseFrontendName(event.recorded.stream), release),
          })),
        ];
      default:
        return unknownEvent(event);
    }
  },
};

function projectPublished(event: Decoded<FrontendEvent<'ReleasePublished'>>): Change[] {
  const { recorded, data } = event;
  const name = parseFrontendName(recorded.stream);
  const document: ReleaseDocument = {
    ...data,
    id: releaseKey(name, data.release),
    frontend: name,
    publishedAt: recorded.metadata.time,
    publishedBy: recorded.metadata.actor,
    publishedRevision: recorded.revision,
    state: 'published',
  };
  const created = { id: name, live: null, revision: recorded.revision, eventId: recorded.id };
  return [
    recorded.revision === 0
      ? { kind: 'put', collection: FRONTENDS_VIEW, id: name, document: created }
      : patchFrontend(event),
    { kind: 'put', collection: RELEASES_VIEW, id: document.id, document },
  ];
}

function patchFrontend({ recorded }: Decoded<FrontendEvent>, changes: Document = {}): Change {
  const fields = { ...changes, revision: recorded.revision, eventId: recorded.id };
  return { kind: 'patch', collection: FRONTENDS_VIEW, id: parseFrontendName(recorded.stream), fields };
}

function patchRelease(event: Decoded<FrontendEvent>, release: string, state: ReleaseDocument['state']): Change {
  const id = releaseKey(parseFrontendName(event.recorded.stream), release);
  return { kind: 'patch', collection: RELEASES_VIEW, id, fields: { state } };
}

export function toFrontendReport(document: Document): FrontendReport {
  const { id: name, live } = FrontendDocument.parse(document);
  return { name, live };
}

export function toReleaseReport(document: Document): ReleaseReport {
  const published = ReleaseDocument.parse(document);
  const { frontend: name, release, entry, files } = published;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const summary = { entry: entry ?? releaseEntry(name, release), files: files.length, bytes };
  return ReleaseReport.parse({ ...published, ...summary, programs: toPrograms(published) });
}

export const toPrograms = ({ programs }: Pick<ReleaseDocument, 'programs'>): ReleaseReport['programs'] =>
  programs.map(({ icon, ...program }) => ({ ...program, ...(icon !== null && { icon }) }));

export async function findReleaseBlobs(views: Pick<ReadStore, 'find'>): Promise<ReadonlySet<string>> {
  const { documents } = await views.find(RELEASES_VIEW, {});
  return new Set(documents.flatMap((document) => ReleaseDocument.parse(document).files.map(({ blob }) => blob)));
}
