import { DeletedMascot, fillPath, type Mascot, ROUTES } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isolated } from '@marcel/kit/programs';
import { refreshSoon } from '../live/refresh-soon';
import { useAdminApi } from '../api/use-admin-api';
import { useFailureToast } from '../feedback/use-failure-toast';
import { useUndo } from '../undo/undo-context';
import { UNDO_TEXTS } from '../undo/undo-texts';
import { restoring } from '../undo/undoable';
import { MASCOT_ADMIN_MESSAGES } from './mascot-texts';
import { Dialog, INITIAL_FOCUS } from '../components/Dialog';

export function DeleteMascotDialog({ mascot, onClose }: { mascot: Pick<Mascot, 'id' | 'name'>; onClose: () => void }) {
  const { mutate, isPending } = useDeleteMascot(mascot.id);
  return (
    <Dialog
      title={`Delete ${isolated(mascot.name)}`}
      onClose={onClose}
      cancelButtonProps={INITIAL_FOCUS}
      okText={isPending ? 'Deleting...' : 'Delete'}
      okButtonProps={{ danger: true, disabled: isPending }}
      onOk={() => mutate(undefined, { onSettled: onClose })}
    >
      <p>{MASCOT_ADMIN_MESSAGES.deleteQuestion}</p>
      <p>{MASCOT_ADMIN_MESSAGES.deleteUndo}</p>
    </Dialog>
  );
}

function useDeleteMascot(id: number) {
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
