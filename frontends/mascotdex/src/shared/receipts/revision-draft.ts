import { jsonStore } from '@marcel/kit';
import * as z from 'zod/mini';

/** Under which this tab keeps what was changed of a rejected submission, by the key of its private link. */
export const revisionDraftName = (key: string): string => `mascotdex_revision_${key}`;

/** Whether some of it was changed, and is not sent yet. */
export const isRevisionBegun = (key: string): boolean =>
  jsonStore(() => sessionStorage, revisionDraftName(key), z.looseObject({})).read() !== null;
