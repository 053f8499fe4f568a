import { api } from '@marcel/kit';
import { fillPath, ROUTES, SubmissionProgress } from '@marcel/contracts';
import { useQuery } from '@tanstack/react-query';

/** How far a submission has come. The key is the one of its private link. */
export function useProgress(key: string) {
  return useQuery({
    queryKey: ['submissions', 'progress', key],
    queryFn: ({ signal }) => api.get(fillPath(ROUTES.submissionStatus, { key }), SubmissionProgress, { signal }),
    // Whoever opens this page wants to know how things stand now.
    staleTime: 0,
  });
}
