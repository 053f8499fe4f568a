import { hashOfStoredPicture } from '@marcel/contracts';
import type { DomainEvent, StreamKind } from '../../../../platform/decider/decider.js';
import type { Change } from '../../../../platform/read-store/read-store.js';
import type { Occurrence, Projection } from '../../../../platform/consumers/projections/projection.js';
import { FRONTEND_STREAMS } from '../../../releases/index.js';
import { REFERENCES_VIEW, STANDINGS_VIEW, USES_VIEW } from '../../views.js';
import { projectStanding } from './project-standing.js';
import { useKey } from './uses.js';

const ADDRESSES = new Set(['url', 'imageUrl', 'portraitUrl', 'drawingUrl', 'mascotPictureUrl']);
const BLOB = 'blob';

export function picturesIn(data: unknown): Set<string> {
  return new Set(textsIn(data).flatMap(([field, text]) => nameIn(field, text)));
}

/** All texts of an event's data, each with the field that holds it. */
function textsIn(data: unknown): [field: string, text: string][] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([field, value]) =>
    typeof value === 'string' ? [[field, value]] : textsIn(value),
  );
}

function nameIn(field: string, text: string): string[] {
  if (field === BLOB) return [text];
  return ADDRESSES.has(field) ? [hashOfStoredPicture(text) ?? []].flat() : [];
}

/** Streams that grow with every click, and hold numbers only. */
export const WITHOUT_PICTURES = ['ids-', 'likes-'];

const PASSED_OVER = [...WITHOUT_PICTURES, FRONTEND_STREAMS];

/** A picture's name, wherever it stands: whatever looks like one is taken for one, so that no kind of record is forgotten. */
const NAME = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g;
const NAME_LENGTH = 64;

export const referencesProjection = (streams: readonly StreamKind[]): Projection<DomainEvent> => {
  const followed = streams.filter(({ prefix }) => !PASSED_OVER.some((without) => prefix.startsWith(without)));
  return {
    name: REFERENCES_VIEW,
    version: 1,
    collections: [
      { name: REFERENCES_VIEW, id: 'text', fields: {} },
      { name: USES_VIEW, id: 'text', fields: { picture: 'text', stream: 'text' } },
      { name: STANDINGS_VIEW, id: 'text', fields: { stream: 'text', cause: 'text' } },
    ],
    streamPrefixes: followed.map(({ prefix }) => prefix),
    catalogue: Object.fromEntries(followed.flatMap(({ catalogue }) => Object.entries(catalogue))),
    project: (event) => [...referred(event), ...used(event), ...projectStanding(event)],
  };
};

function referred({ data }: DomainEvent): Change[] {
  const names = new Set(
    textsIn(data).flatMap(([, text]) => (text.length < NAME_LENGTH ? [] : (text.match(NAME) ?? []))),
  );
  return [...names].map((id) => ({ kind: 'put', collection: REFERENCES_VIEW, id, document: { id } }));
}

function used({ data, recorded: { stream, metadata } }: Occurrence<DomainEvent>): Change[] {
  return [...picturesIn(data)].map((picture) => {
    const id = useKey(stream, picture);
    return { kind: 'put', collection: USES_VIEW, id, document: { id, picture, stream, at: metadata.time } };
  });
}
