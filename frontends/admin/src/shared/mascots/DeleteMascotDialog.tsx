import { DeletedMascot, fillPath, type Mascot, ROUTES } from '@marcel/contracts';
import { isolateBidi } from '@marcel/kit/programs';
import { refreshSoon } from '../live/refresh-soon';
import { undoableDeletions, UNDO_TEXTS, useUndo } from '../undo/undo';
import { Dialog, INITIAL_FOCUS } from '../components/Dialog';
import { useAdminClient, useAdminMutation } from '../api';

export function DeleteMascotDialog({ mascot, onClose }: { mascot: Pick<Mascot, 'id' | 'name'>; onClose: () => void }) {
  const { mutate, isPending } = useDeleteMascot(mascot.id);
  return (
    <Dialog
      title={`Delete ${isolateBidi(mascot.name)}`}
      onClose={onClose}
      cancelButtonProps={INITIAL_FOCUS}
      okText={isPending ? 'Deleting...' : 'Delete'}
      okButtonProps={{ danger: true, disabled: isPending }}
      onOk={() => mutate(undefined, { onSettled: onClose })}
    >
      <p>Are you sure you want to delete this mascot? This action cannot be undone.</p>
      <p>(Admins can restore it from History.)</p>
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
        title: 'Mascot deleted successfully',
        body: name,
        action: { label: UNDO_TEXTS.action, run: () => undo(undoableDeletions(id)) },
      }),
    failure: { title: 'Failed to delete mascot' },
    // Refresh after a failure as well, because another admin may have deleted the mascot.
    onSettled: () => refreshSoon(client),
  });
}
