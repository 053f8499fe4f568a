import { fillPath, ROUTES, SubmissionProgress, type SubmissionPayload } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { progressKey } from '../../../shared/receipts/progress-key';
import { toRevision } from '../request';
import type { SubmissionValues } from '../values';

interface Revision {
  values: SubmissionValues;
  submitted: SubmissionPayload;
  image: File | null;
}

/** Sends what was edited of a rejected submission; from then on its page shows that it waits again. */
export function useReviseSubmission(key: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ values, submitted, image }: Revision) =>
      api.send('POST', fillPath(ROUTES.submissionRevise, { key }), {
        form: toRevision(values, submitted, image),
        schema: SubmissionProgress,
      }),
    onSuccess: (progress) => client.setQueryData(progressKey(key), progress),
  });
}
