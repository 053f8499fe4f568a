import {
  MascotDifferences,
  PAST_PAGE,
  PastMascots,
  PastSubmissions,
  ROUTES,
  SubmissionDifferences,
} from '@marcel/contracts';
import { api, type Schema } from '@marcel/kit/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAuditHeaders } from '../../../shared/auth/audit-access';
import { writeTime } from '../times';
import type { TimeView } from '../time-view';

type Parameters = Readonly<Record<string, string>>;

/** What was before stays on the screen until what is asked for is here. */
function usePast<T>(path: string, schema: Schema<T>, parameters: Parameters) {
  const headers = useAuditHeaders();
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given).toString();
  return useQuery({
    queryKey: ['past', path, query],
    queryFn: ({ signal }) => api.get(`${path}${query && `?${query}`}`, schema, { headers, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

const timeOf = (time: number | null): string => (time === null ? '' : writeTime(time));

const offsetOf = (page: number): string => (page === 1 ? '' : String((page - 1) * PAST_PAGE.limitDefault));

/** The directory at the time of the view. */
export const usePastMascots = ({ at, search, sort, mascotsPage }: TimeView) =>
  usePast(ROUTES.pastMascots, PastMascots, {
    at: timeOf(at),
    search: search.trim(),
    sort,
    offset: offsetOf(mascotsPage),
  });

/** The submissions at the time of the view. */
export const usePastSubmissions = ({ at, status, submissionsPage }: TimeView) =>
  usePast(ROUTES.pastSubmissions, PastSubmissions, { at: timeOf(at), status, offset: offsetOf(submissionsPage) });

/** In what the directory differs between two times. */
export const useMascotDifferences = ({ at, mascots, mascotsPage }: TimeView, from: number) =>
  usePast(ROUTES.mascotDifferences, MascotDifferences, {
    from: timeOf(from),
    to: timeOf(at),
    kind: mascots,
    offset: offsetOf(mascotsPage),
  });

/** In what the submissions differ between two times. */
export const useSubmissionDifferences = ({ at, submissions, submissionsPage }: TimeView, from: number) =>
  usePast(ROUTES.submissionDifferences, SubmissionDifferences, {
    from: timeOf(from),
    to: timeOf(at),
    kind: submissions,
    offset: offsetOf(submissionsPage),
  });
