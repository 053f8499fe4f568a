import { SUBMISSION_SORTS, SUBMISSION_STATUSES, type SubmissionSort, type SubmissionStatus } from '@marcel/contracts';

/** What of the submissions is shown, and in which order. */
export interface ListView {
  search: string;
  status: SubmissionStatus | null;
  sort: SubmissionSort;
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
