import { PictureSnapshot } from '@marcel/contracts';
import * as z from 'zod/mini';
import type { Document } from '../../../../platform/read-store/collection.js';
import { ArtworkDocument, picturesOf } from '../artwork-document.js';
import { FAILURE_REASONS } from '../failure-reasons.js';

/** Who makes it, and how, is not known from its first event. */
const Drawn = z.extend(ArtworkDocument, {
  provider: z.optional(ArtworkDocument.shape.provider),
  format: z.optional(ArtworkDocument.shape.format),
});

/** What auditors see of a document of the gallery: never its words. */
export function toSnapshot(document: Document): PictureSnapshot {
  const artwork = Drawn.parse({ ...document, id: 0 });
  const { status, failure, provider = null, format = null, listed, ...told } = artwork;
  const { preserved, urlHealth, lastUrlCheckAt, sourceGone, createdAt, madeAt } = told;
  return {
    kind: PictureSnapshot.shape.kind.parse(document.kind),
    status,
    failureReason: failure && FAILURE_REASONS[failure],
    provider,
    format,
    pictures: picturesOf(document).map(({ url }) => url),
    preserved,
    urlHealth,
    lastUrlCheckAt,
    sourceGone,
    hidden: listed === 0,
    createdAt,
    madeAt,
  };
}
