import { ROUTES, SubmissionPage, type SubmissionSort, type SubmissionStatus } from '@marcel/contracts';
import { joinPages } from '@marcel/kit/programs';
import * as z from 'zod/mini';
import { countByStatus } from './count-by-status';
import { ReviewedSubmissionList } from './submission';

/** Which submissions are wanted, in which order, and how many at a time. */
export interface SubmissionsRequest {
  limit: number;
  status?: SubmissionStatus | null;
  search?: string;
  sort?: SubmissionSort;
}

const Page = z.extend(SubmissionPage, { submissions: ReviewedSubmissionList });
export type ReviewedPage = z.infer<typeof Page>;

/** A page, or a bare list of all that match, which is then all there is. */
export const SubmissionsAnswer = z.union([Page, ReviewedSubmissionList]);

export function toPage(answer: z.infer<typeof SubmissionsAnswer>): ReviewedPage {
  if (!Array.isArray(answer)) return answer;
  const total = answer.length;
  const pagination = { page: 1, limit: total, total, totalPages: 1, hasPrev: false, hasNext: false };
  return { submissions: answer, pagination, counts: { total, ...countByStatus(answer) } };
}

/** Address of the page that starts at `offset`. */
export function addressOf({ limit, status, search, sort }: SubmissionsRequest, offset: number): string {
  const params = new URLSearchParams({ limit: String(limit) });
  if (offset > 0) params.set('offset', String(offset));
  if (status) params.set('status', status);
  if (search?.trim()) params.set('search', search.trim());
  if (sort) params.set('sort', sort);
  return `${ROUTES.submissions}?${params.toString()}`;
}

/** All that was read so far; what moved from one page to the next meanwhile counts once. */
export function joinSubmissions(pages: readonly ReviewedPage[]) {
  const newest = pages.at(-1);
  return {
    submissions: joinPages(pages, ({ submissions }) => submissions),
    total: newest?.pagination.total ?? 0,
    counts: newest?.counts ?? { total: 0, pending: 0, approved: 0, rejected: 0 },
  };
}
