import type { SubmissionCounts, SubmissionStatus } from '@marcel/contracts';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { SUBMISSIONS_VIEW } from '../../views.js';

/** How many submissions there are in each status; the store keeps such counts until a status changes. */
export async function countByStatus(views: ReadStore): Promise<SubmissionCounts> {
  const count = async (status: SubmissionStatus) => {
    const where = [{ field: 'status', oneOf: [status] }];
    return (await views.find(SUBMISSIONS_VIEW, { where, limit: 1 })).total;
  };
  const [pending, approved, rejected] = await Promise.all([count('pending'), count('approved'), count('rejected')]);
  return { total: pending + approved + rejected, pending, approved, rejected };
}
