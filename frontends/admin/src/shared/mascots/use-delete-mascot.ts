import { DeletedMascot, fillPath, ROUTES } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshSoon } from '../live/refresh-soon';
import { useAdminApi } from '../api/use-admin-api';
import { useFailureToast } from '../feedback/use-failure-toast';
import { useUndo } from '../undo/undo-context';
import { UNDO_TEXTS } from '../undo/undo-texts';
import { restoring } from '../undo/undoable';
import { MASCOT_ADMIN_MESSAGES } from './mascot-texts';

/** Deletes a mascot and tells the outcome in a toast. */
export function useDeleteMascot(id: number) {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  const undo = useUndo();
  return useMutation({
    mutationFn: () => adminApi.send('DELETE', fillPath(ROUTES.mascot, { id }), DeletedMascot),
    onSuccess: ({ deletedMascot: { name } }) =>
      toast({
        title: MASCOT_ADMIN_MESSAGES.deleted,
        body: name,
        action: { label: UNDO_TEXTS.action, run: () => undo(restoring(id, name)) },
      }),
    onError: (error) => toastFailure(error, { title: MASCOT_ADMIN_MESSAGES.deleteFailed, body: errorText(error, '') }),
    // After a failure, too: somebody else may have deleted it.
    onSettled: () => refreshSoon(client),
  });
}
