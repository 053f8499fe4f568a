import { DeletedMascot, fillPath, type Mascot, ROUTES } from '@marcel/contracts';
import { isolated } from '@marcel/kit/programs';
import { refreshSoon } from '../live/refresh-soon';
import { restoring, UNDO_TEXTS, useUndo } from '../undo/undo';
import { Dialog, INITIAL_FOCUS } from '../components/Dialog';
import { useAdminClient, useAdminMutation } from '../api';

export const MASCOT_ADMIN_MESSAGES = {
  updated: 'Mascot updated successfully',
  updateFailed: 'Failed to update mascot',
  deletedMeanwhile: 'Somebody else deleted this mascot while you were editing',
  entriesLost: 'What you entered still stands here, to be copied, but cannot be saved. Its History can bring it back.',
  changedMeanwhile: 'Somebody else changed this mascot while you were editing',
  entriesKept: 'What you entered is kept. Every other field shows the present state. Look it over, and save again.',
  changedByBoth: 'You have both changed:',
  deleted: 'Mascot deleted successfully',
  deleteFailed: 'Failed to delete mascot',
  deleteSeveralUndo:
    'Visitors cannot bring them back. You can: by Undo in the notice that follows, or each of them in its History.',
  deleteUndo: 'Visitors cannot bring it back. You can: by Undo in the notice that follows, or in its History.',
  deleteQuestion: 'Are you sure you want to delete this mascot? This action cannot be undone.',
} as const;

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
  const { adminApi, client, toast } = useAdminClient();
  const undo = useUndo();
  return useAdminMutation({
    mutationFn: () => adminApi.send('DELETE', fillPath(ROUTES.mascot, { id }), DeletedMascot),
    onSuccess: ({ deletedMascot: { name } }) =>
      toast({
        title: MASCOT_ADMIN_MESSAGES.deleted,
        body: name,
        action: { label: UNDO_TEXTS.action, run: () => undo(restoring(id, name)) },
      }),
    failed: { title: MASCOT_ADMIN_MESSAGES.deleteFailed },
    // After a failure, too: somebody else may have deleted it.
    onSettled: () => refreshSoon(client),
  });
}
