import { SUBMISSION_SORTS, SUBMISSION_STATUSES, type SubmissionSort, type SubmissionStatus } from '@marcel/contracts';
import type { ReviewedSubmission } from '../../shared/submissions/submission';
import { brandName, mascotName } from '../../shared/submissions/submission-texts';

/** What of the submissions is shown, and in which order. */
export interface ListView {
  search: string;
  status: SubmissionStatus | null;
  sort: SubmissionSort;
}

const byText = (text: (submission: ReviewedSubmission) => string) => (a: ReviewedSubmission, b: ReviewedSubmission) =>
  text(a).localeCompare(text(b), undefined, { sensitivity: 'base', numeric: true }) || b.id - a.id;

const ORDERS: Record<SubmissionSort, (a: ReviewedSubmission, b: ReviewedSubmission) => number> = {
  newest: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id,
  oldest: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.id - b.id,
  name: byText(mascotName),
  brand: byText(brandName),
};

export function applyView(all: readonly ReviewedSubmission[], view: ListView): ReviewedSubmission[] {
  const needle = view.search.trim().toLowerCase();
  const matches = (submission: ReviewedSubmission) =>
    (view.status === null || submission.status === view.status) &&
    [mascotName(submission), brandName(submission), submission.email].some((text) =>
      text.toLowerCase().includes(needle),
    );
  return all.filter(matches).sort(ORDERS[view.sort]);
}

/** Reads the view out of the page's query; what it does not know counts as not given. */
export function viewFromQuery(query: URLSearchParams): ListView {
  return {
    search: query.get('search') ?? '',
    status: SUBMISSION_STATUSES.find((status) => status === query.get('status')) ?? null,
    sort: SUBMISSION_SORTS.find(({ key }) => key === query.get('sort'))?.key ?? SUBMISSION_SORTS[0].key,
  };
}

/** The query of a view, without what is the default anyway. */
export function viewToQuery({ search, status, sort }: ListView): URLSearchParams {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (status !== null) query.set('status', status);
  if (sort !== SUBMISSION_SORTS[0].key) query.set('sort', sort);
  return query;
}
