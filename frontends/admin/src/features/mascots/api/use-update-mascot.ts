import { fillPath, Mascot, MASCOT_ADMIN_MESSAGES, ROUTES, type EditMascotRequest } from '@marcel/contracts';
import { errorText, useToast } from '@marcel/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';

/** Changes a mascot and tells the outcome in a toast. */
export function useUpdateMascot(id: number) {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: (edit: EditMascotRequest) => adminApi.send('PUT', fillPath(ROUTES.mascot, { id }), Mascot, edit),
    onSuccess: ({ name }) => {
      toast({ title: MASCOT_ADMIN_MESSAGES.updated, body: name });
      // The public pages in this session may hold the mascot as it was.
      return client.invalidateQueries();
    },
    onError: (error) => toastFailure(error, { title: MASCOT_ADMIN_MESSAGES.updateFailed, body: errorText(error, '') }),
  });
}
