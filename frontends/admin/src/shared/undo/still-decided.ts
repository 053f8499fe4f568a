import { fillPath, HEADERS, ROUTES, Submission } from '@marcel/contracts';
import * as z from 'zod/mini';
import type { AdminApi } from '../api/create-admin-api';
import { GoneMeanwhile } from './take-back';
import { UNDO_TEXTS } from './undo-texts';
import type { Decided } from './undoable';

const Standing = z.pick(Submission, { status: true, processedAt: true });

/**
 * Headers that bind an undo to the decision that is meant.
 *
 * @throws GoneMeanwhile if it does not hold any more
 */
export async function stillDecided(
  adminApi: AdminApi,
  { id, status, processedAt }: Decided,
): Promise<Record<string, string>> {
  const { record, tag } = await adminApi.getRecord(fillPath(ROUTES.submission, { id }), Standing);
  if (record.status !== status || record.processedAt !== processedAt) throw new GoneMeanwhile(UNDO_TEXTS.meanwhile);
  return tag === undefined ? {} : { [HEADERS.ifMatch]: tag };
}
