import { jsonStore } from '@marcel/kit';
import * as z from 'zod/mini';

export const revisionDraftName = (key: string): string => `mascotdex_revision_${key}`;

export const isRevisionBegun = (key: string): boolean =>
  jsonStore(() => sessionStorage, revisionDraftName(key), z.looseObject({})).read() !== null;
