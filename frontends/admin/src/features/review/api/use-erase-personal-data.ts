import { fillPath, ROUTES } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshSoon } from '../../../shared/live/refresh-soon';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';
import { ReviewedSubmission } from '../../../shared/submissions/submission';
import { submissionKey } from '../../../shared/submissions/use-submission';
import { ERASE_TEXTS } from '../erase-texts';

/** Erases what identifies the submitter, with a reason, and tells the outcome in a toast. */
export function useErasePersonalData(id: number, onErased: () => void) {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: (reason: string) =>
      adminApi.send('POST', fillPath(ROUTES.submissionErase, { id }), ReviewedSubmission, { reason }),
    onSuccess: (submission) => {
      onErased();
      client.setQueryData(submissionKey(id), submission);
      toast({ title: ERASE_TEXTS.done });
    },
    onError: (error) => {
      const { title, body } = ERASE_TEXTS.failed;
      toastFailure(error, { title, body: errorText(error, body) });
    },
    onSettled: () => refreshSoon(client),
  });
}
