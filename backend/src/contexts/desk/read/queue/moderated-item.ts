import {
  fillPath,
  MODERATION_PAGE,
  PAGES,
  windowPage,
  type ItemName,
  type ItemSubject,
  type ModeratedItem,
} from '@marcel/contracts';
import type { Document } from '../../../../platform/read-store/read-store.js';
import { reportsOf, QueueDocument } from './queue.projection.js';

interface Surroundings {
  mascotOf(mascotId: number): Promise<Document | undefined>;
  readonly samePicture: readonly ItemName[];
  /** Returns the signed address of a hidden picture for an admin. */
  signUrl(pictureUrl: string): string;
}

export async function toModeratedItem(document: Document, around: Surroundings): Promise<ModeratedItem> {
  const item = QueueDocument.parse(document);
  const { kind, itemId: id, state, round, heldFor, reportCount, since, verdict } = item;
  return {
    kind,
    id,
    state: state === 'untouched' ? 'shown' : state,
    isGone: item.isGone && !NOT_SHOWN.has(state),
    round,
    heldFor,
    reportCount,
    reports: reportsOf(document, reportCount).map(({ number: _, ...report }) => report),
    since,
    subject: state === 'erased' ? null : await subjectOf(item, around),
    verdict,
    samePicture: around.samePicture.slice(0, MODERATION_PAGE.samePicture),
  };
}

const NOT_SHOWN: ReadonlySet<QueueDocument['state']> = new Set(['held', 'hidden', 'erased']);

async function subjectOf(item: QueueDocument, around: Surroundings): Promise<ItemSubject> {
  const { text, author, picture, createdAt, state } = item;
  const isWithheld = item.isGone || NOT_SHOWN.has(state);
  const pictureUrl = picture !== null && isWithheld ? around.signUrl(picture) : picture;
  return { ...(await placeOf(item, around)), text, author, pictureUrl, createdAt };
}

async function placeOf(item: QueueDocument, around: Surroundings): Promise<Pick<ItemSubject, 'title' | 'path'>> {
  switch (item.kind) {
    case 'comment': {
      const mascot = item.mascotId === null ? undefined : await around.mascotOf(item.mascotId);
      return mascot === undefined ? { title: 'A mascot', path: null } : pageOf(QueueDocument.parse(mascot));
    }
    case 'mascot':
      return pageOf(item);
    case 'image':
      return { title: 'Image', path: PAGES.imageGenerator };
    case 'hug':
      if (item.isDrawing) return { title: 'Drawing', path: windowPage('gallery') };
      return { title: item.name ?? 'Hug', path: PAGES.hugs };
  }
}

const pageOf = ({ name, slug, isGone }: QueueDocument) => ({
  title: name ?? 'A mascot',
  path: slug === null || isGone ? null : fillPath(PAGES.mascot, { slug }),
});
