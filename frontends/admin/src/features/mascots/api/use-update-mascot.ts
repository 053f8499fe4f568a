import { fillPath, HEADERS, Mascot, ROUTES, type EditMascotRequest } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newKey } from '../../../shared/api/new-key';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';
import { MASCOT_ADMIN_MESSAGES } from '../../../shared/mascots/mascot-texts';
import { UNDO_TEXTS } from '../../../shared/undo/undo-texts';
import { useUndoEdit } from '../../../shared/undo/use-undo-edit';

interface TaggedEdit {
  edit: EditMascotRequest;
  /** Of the state that was edited: another one is not overwritten. */
  tag: string | undefined;
}

/** Changes a mascot and tells the outcome in a toast. */
export function useUpdateMascot(id: number) {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  const undoEdit = useUndoEdit();
  return useMutation({
    mutationFn: async ({ edit, tag }: TaggedEdit) => {
      const requestId = newKey();
      const headers = { [HEADERS.requestId]: requestId, ...(tag !== undefined && { [HEADERS.ifMatch]: tag }) };
      const { name } = await adminApi.send('PUT', fillPath(ROUTES.mascot, { id }), Mascot, edit, headers);
      return { name, requestId };
    },
    onSuccess: ({ name, requestId }) => {
      toast({
        title: MASCOT_ADMIN_MESSAGES.updated,
        body: name,
        action: { label: UNDO_TEXTS.action, run: () => void undoEdit(id, name, requestId) },
      });
      // The public pages in this session may hold the mascot as it was.
      return client.invalidateQueries();
    },
    onError: (error) => toastFailure(error, { title: MASCOT_ADMIN_MESSAGES.updateFailed, body: errorText(error, '') }),
  });
}
