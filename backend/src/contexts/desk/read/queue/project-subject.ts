import { unknownEvent } from '../../../../platform/decider/decider.js';
import type { Change, Document } from '../../../../platform/read-store/read-store.js';
import type { Occurrence } from '../../../../platform/event-store/event-store.js';
import { textOf } from '../../../../platform/decider/words.js';
import type { CommentAdded } from '../../../comments/index.js';
import { MASCOT_STREAMS, type MascotEvent } from '../../../mascots/index.js';
import { artworkOf, type ArtworkEvent } from '../../../studio/index.js';
import { QUEUE_VIEW } from '../../views.js';
import { queueKey, type QueueDocument } from './queue.collection.js';
import { likenessKeys } from './text-likeness.js';

export type SubjectEvent = CommentAdded | ArtworkEvent | MascotEvent;

export function projectSubject(event: Occurrence<SubjectEvent>): readonly Change[] {
  const { stream, metadata } = event.recorded;
  const item = (own: Own): Change[] => [newItem(own, metadata.time)];
  switch (event.type) {
    case 'CommentAdded': {
      const { commentId: itemId, mascotId, author, content } = event.data;
      return item({ kind: 'comment', itemId, mascotId, author: textOf(author), text: textOf(content) });
    }
    case 'HugRequested': {
      const { hugId: itemId, portraitUrl: picture, characterName } = event.data;
      const name = textOf(event.data.userName);
      return item({ kind: 'hug', itemId, name, author: name, text: characterName && textOf(characterName), picture });
    }
    case 'DrawingSubmitted': {
      const { hugId: itemId, drawingUrl, prompt } = event.data;
      return item({ kind: 'hug', itemId, text: textOf(prompt), picture: drawingUrl, isDrawing: true });
    }
    case 'ImageRequested':
      return item({ kind: 'image', itemId: event.data.imageId, text: textOf(event.data.prompt) });
    case 'PictureStored': {
      const { series, id } = artworkOf(stream);
      return [patch(queueKey(series, id), { picture: event.data.picture.url })];
    }
    case 'MascotPublished': {
      const { mascotId: itemId, slug, profile, imageUrl } = event.data;
      const { name, contributor: author, visualDesc: text } = profile;
      return item({ kind: 'mascot', itemId, name, author, text, picture: imageUrl, slug });
    }
    case 'MascotEdited':
    case 'MascotEditReverted':
      return changedMascot(stream, event.data.changes);
    case 'MascotImageChanged':
      return changedMascot(stream, event.data);
    case 'MascotDeleted':
    case 'MascotWithdrawn':
      return [patch(mascotKey(stream), { isGone: true })];
    case 'MascotRestored':
      return [patch(mascotKey(stream), { isGone: false })];
    case 'GenerationRequested':
    case 'PromptImproved':
    case 'SubmissionIntended':
    case 'SubmissionDeclined':
    case 'GenerationStarted':
    case 'GenerationCompleted':
    case 'GenerationFailed':
    case 'PictureChecked':
    case 'PortraitDeleted':
    case 'MissedLikesCounted':
      return [];
    default:
      return unknownEvent(event);
  }
}

type Own = Pick<QueueDocument, 'kind' | 'itemId'> & Partial<QueueDocument>;

function newItem(own: Own, createdAt: string): Change {
  const id = queueKey(own.kind, own.itemId);
  const document: QueueDocument = {
    id,
    state: 'untouched',
    round: 0,
    heldFor: null,
    reportCount: 0,
    since: createdAt,
    urgency: 0,
    verdict: null,
    name: null,
    text: null,
    ...likenessKeys(own.text ?? null),
    author: null,
    picture: null,
    isDrawing: false,
    mascotId: null,
    slug: null,
    isGone: false,
    createdAt,
    ...own,
  };
  return { kind: 'put', collection: QUEUE_VIEW, id, document };
}

const mascotKey = (stream: string): string => queueKey('mascot', Number(stream.slice(MASCOT_STREAMS.length)));

const SHOWN_AS = { name: 'name', contributor: 'author', visualDesc: 'text', imageUrl: 'picture' } as const;

function changedMascot(stream: string, changes: Document): readonly Change[] {
  const shown = Object.entries(SHOWN_AS).filter(([field]) => Object.hasOwn(changes, field));
  const fields: Document = Object.fromEntries(shown.map(([field, as]) => [as, changes[field]]));
  const words = typeof fields.text === 'string' ? likenessKeys(fields.text) : {};
  return shown.length === 0 ? [] : [patch(mascotKey(stream), { ...fields, ...words })];
}

const patch = (id: string, fields: Document): Change => ({ kind: 'patch', collection: QUEUE_VIEW, id, fields });
