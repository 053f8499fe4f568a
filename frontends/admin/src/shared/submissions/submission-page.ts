import { ROUTES, SubmissionPage, type SubmissionSort, type SubmissionStatus } from '@marcel/contracts';
import { joinPages } from '@marcel/kit/programs';
import * as z from 'zod/mini';
import { type ReviewedSubmission, ReviewedSubmissionList } from './submission';

export interface SubmissionsRequest {
  limit: number;
  status?: SubmissionStatus | null;
  search?: string;
  sort?: SubmissionSort;
}

const Page = z.extend(SubmissionPage, { submissions: ReviewedSubmissionList });
export type ReviewedPage = z.infer<typeof Page>;

export const SubmissionsAnswer = z.union([Page, ReviewedSubmissionList]);

export function toPage(answer: z.infer<typeof SubmissionsAnswer>): ReviewedPage {
  if (!Array.isArray(answer)) return answer;
  const total = answer.length;
  const pagination = { page: 1, limit: total, total, totalPages: 1, hasPrev: false, hasNext: false };
  return { submissions: answer, pagination, counts: { total, ...countByStatus(answer) } };
}

export function addressOf({ limit, status, search, sort }: SubmissionsRequest, offset: number): string {
  const params = new URLSearchParams({ limit: String(limit) });
  if (offset > 0) params.set('offset', String(offset));
  if (status) params.set('status', status);
  if (search?.trim()) params.set('search', search.trim());
  if (sort) params.set('sort', sort);
  return `${ROUTES.submissions}?${params.toString()}`;
}

export function joinSubmissions(pages: readonly ReviewedPage[]) {
  const newest = pages.at(-1);
  return {
    submissions: joinPages(pages, ({ submissions }) => submissions),
    total: newest?.pagination.total ?? 0,
    counts: newest?.counts ?? { total: 0, pending: 0, approved: 0, rejected: 0 },
  };
}

export function countByStatus(submissions: readonly ReviewedSubmission[]): Record<SubmissionStatus, number> {
  const counts = { pending: 0, approved: 0, rejected: 0 };
  for (const { status } of submissions) if (Object.hasOwn(counts, status)) counts[status] += 1;
  return counts;
}
