import { ROUTES, SubmissionReceipt } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useMutation } from '@tanstack/react-query';
import { useIdempotencyKey } from '../../../shared/idempotency/use-idempotency-key';
import { receipts } from '../../../shared/receipts/receipts';
import { draft } from '../draft';
import { toFormData } from '../request';
import type { SubmissionValues } from '../values';

export interface Submission {
  values: SubmissionValues;
  image: File | null;
}

const contentOf = ({ values, image }: Submission) =>
  JSON.stringify([values, image && [image.name, image.size, image.lastModified]]);

/** Sends a submission for review. Its private link is kept in this browser, its draft no longer. */
export function useSubmitMascot() {
  const keys = useIdempotencyKey();
  return useMutation({
    mutationFn: (submission: Submission) =>
      api.send('POST', ROUTES.submissions, {
        form: toFormData(submission.values, submission.image),
        schema: SubmissionReceipt,
        owned: true,
        idempotencyKey: keys.of(contentOf(submission)),
      }),
    onSettled: (_receipt, error) => keys.settle(error ?? undefined),
    onSuccess: ({ statusUrl }, { values }) => {
      draft.clear();
      receipts.keep({ name: values.name.trim(), statusUrl });
    },
  });
}
