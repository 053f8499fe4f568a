import { DeletedMascot, fillPath, MASCOT_ADMIN_MESSAGES, ROUTES } from '@marcel/contracts';
import { errorText, useToast } from '@marcel/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';

/** Deletes a mascot for good and tells the outcome in a toast. */
export function useDeleteMascot(id: number) {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: () => adminApi.send('DELETE', fillPath(ROUTES.mascot, { id }), DeletedMascot),
    onSuccess: ({ deletedMascot }) => toast({ title: MASCOT_ADMIN_MESSAGES.deleted, body: deletedMascot.name }),
    onError: (error) => toastFailure(error, { title: MASCOT_ADMIN_MESSAGES.deleteFailed, body: errorText(error, '') }),
    // After a failure, too: somebody else may have deleted it.
    onSettled: () => client.invalidateQueries(),
  });
}
