import { fillPath, ROUTES, Submission, SubmissionClaims, SubmissionPage, SubmissionPayload } from '@marcel/contracts';
import type { SubmissionClaim, SubmissionSort, SubmissionStatus } from '@marcel/contracts';
import * as z from 'zod/mini';
import { joinPages } from '@marcel/kit/programs';
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Decided } from '../undo/undo';
import { useAdminApi, useAdminQuery } from '../api';
import { query } from '../navigation/pages';
import { ADMIN_TIMES_MS } from '../times';

export const ReviewedSubmission = z.extend(Submission, { payload: z.partial(SubmissionPayload) });
export type ReviewedSubmission = z.infer<typeof ReviewedSubmission>;

export const ReviewedSubmissionList = z.array(ReviewedSubmission);

export const REVIEW_FALLBACKS = {
  name: 'Unnamed Mascot',
  brand: 'Unknown Brand',
  value: 'Not provided',
  picture: 'Image not available',
} as const;

const withFallback = (fallback: string) => (value: string | null | undefined) => value?.trim() || fallback;

export const valueOrFallback = withFallback(REVIEW_FALLBACKS.value);

export const mascotName = ({ payload }: Pick<ReviewedSubmission, 'payload'>) =>
  withFallback(REVIEW_FALLBACKS.name)(payload.name);

export const brandName = ({ payload }: Pick<ReviewedSubmission, 'payload'>) =>
  withFallback(REVIEW_FALLBACKS.brand)(payload.brand);

type NamedDecision = Pick<ReviewedSubmission, 'id' | 'status' | 'processedAt' | 'payload'>;

export const toDecided = (submission: NamedDecision): Decided => {
  const { id, status, processedAt } = submission;
  return { id, status, processedAt, name: mascotName(submission) };
};

interface SubmissionsRequest {
  limit: number;
  status?: SubmissionStatus | null;
  search?: string;
  sort?: SubmissionSort;
}

const Page = z.extend(SubmissionPage, { submissions: ReviewedSubmissionList });
type ReviewedPage = z.infer<typeof Page>;

const SubmissionsResponse = z.union([Page, ReviewedSubmissionList]);

export function toPage(response: z.infer<typeof SubmissionsResponse>): ReviewedPage {
  if (!Array.isArray(response)) return response;
  const total = response.length;
  const pagination = { page: 1, limit: total, total, totalPages: 1, hasPrev: false, hasNext: false };
  return { submissions: response, pagination, counts: { total, ...countByStatus(response) } };
}

export const toUrl = ({ limit, status, search, sort }: SubmissionsRequest, offset: number): string =>
  `${ROUTES.submissions}?${query({ limit, offset, status, search: search?.trim(), sort })}`;

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

const SUBMISSIONS_KEY = ['admin', 'submissions'] as const;

export function useSubmissions(request: SubmissionsRequest) {
  const adminApi = useAdminApi();
  return useInfiniteQuery({
    queryKey: [...SUBMISSIONS_KEY, request],
    queryFn: async ({ pageParam, signal }) =>
      toPage(await adminApi.get(toUrl(request, pageParam), SubmissionsResponse, { signal })),
    initialPageParam: 0,
    getNextPageParam: ({ pagination }, pages) => (pagination.hasNext ? pages.length * request.limit : null),
    select: ({ pages }) => joinSubmissions(pages),
    placeholderData: keepPreviousData,
    refetchInterval: ADMIN_TIMES_MS.submissionsRefresh,
    refetchOnMount: 'always',
  });
}

export const submissionKey = (id: number) => ['admin', 'submission', id] as const;

/** Loads and polls one submission; shows the list's copy until the response is there. */
export function useSubmission(id: number) {
  const client = useQueryClient();
  return useAdminQuery(submissionKey(id), fillPath(ROUTES.submission, { id }), ReviewedSubmission, {
    placeholderData: () =>
      client
        .getQueriesData<InfiniteData<ReviewedPage>>({ queryKey: SUBMISSIONS_KEY })
        .flatMap(([, lists]) => lists?.pages ?? [])
        .flatMap(({ submissions }) => submissions)
        .find((submission) => submission.id === id),
    refetchInterval: ADMIN_TIMES_MS.submissionsRefresh,
  });
}

export const CLAIMS_KEY = ['admin', 'claims'] as const;

export function useClaim(id: number): SubmissionClaim | undefined {
  const { data } = useAdminQuery(CLAIMS_KEY, ROUTES.submissionClaims, SubmissionClaims, {
    refetchInterval: ADMIN_TIMES_MS.submissionsRefresh,
  });
  const claim = data?.claims.find(({ submissionId }) => submissionId === id);
  const [expired, setExpired] = useState<string>();
  const until = claim?.until;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => setExpired(until), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return claim?.until === expired ? undefined : claim;
}
