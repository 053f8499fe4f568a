import { fillPath, PAGES, type ItemSubject, type ModeratedItem } from '@marcel/contracts';
import type { Document } from '../../../../platform/read-store/collection.js';
import { reportsOf } from './project-judgement.js';
import { QueueDocument } from './queue.collection.js';

/** The mascot that a comment is about, as far as anything is known of it. */
export type MascotOf = (mascotId: number) => Promise<Document | undefined>;

/** A document of the queue as admins see it. */
export async function toModeratedItem(document: Document, mascotOf: MascotOf): Promise<ModeratedItem> {
  const item = QueueDocument.parse(document);
  const { kind, itemId: id, state, heldFor, reportCount, since, verdict } = item;
  return {
    kind,
    id,
    state: state === 'untouched' ? 'shown' : state,
    heldFor,
    reportCount,
    reports: reportsOf(document).map(({ number: _, ...report }) => report),
    since,
    subject: state === 'erased' ? null : await subjectOf(item, mascotOf),
    verdict,
  };
}

async function subjectOf(item: QueueDocument, mascotOf: MascotOf): Promise<ItemSubject> {
  const { text, author, picture: pictureUrl, createdAt } = item;
  return { ...(await placeOf(item, mascotOf)), text, author, pictureUrl, createdAt };
}

async function placeOf(item: QueueDocument, mascotOf: MascotOf): Promise<Pick<ItemSubject, 'title' | 'path'>> {
  switch (item.kind) {
    case 'comment': {
      const mascot = item.mascotId === null ? undefined : await mascotOf(item.mascotId);
      return mascot === undefined ? { title: 'A mascot', path: null } : pageOf(QueueDocument.parse(mascot));
    }
    case 'mascot':
      return pageOf(item);
    case 'image':
      return { title: 'Image', path: PAGES.imageGenerator };
    case 'hug':
      if (item.isDrawing) return { title: 'Drawing', path: PAGES.draw };
      return { title: item.name ?? 'Hug', path: PAGES.hugs };
  }
}

const pageOf = ({ name, slug }: QueueDocument) => ({
  title: name ?? 'A mascot',
  path: slug === null ? null : fillPath(PAGES.mascot, { slug }),
});
