import { type Mascot } from '@marcel/contracts';
import { Button } from '@marcel/kit';
import { Dialog } from '../components/Dialog';
import { DialogActions } from '../components/DialogActions';
import { useDeleteMascot } from './use-delete-mascot';
import { MASCOT_ADMIN_MESSAGES } from './mascot-texts';

interface DeleteMascotDialogProps {
  mascot: Pick<Mascot, 'id' | 'name'>;
  onClose: () => void;
}

export function DeleteMascotDialog({ mascot, onClose }: DeleteMascotDialogProps) {
  const { mutate, isPending } = useDeleteMascot(mascot.id);
  return (
    <Dialog title={`Delete ${mascot.name}`} onClose={onClose}>
      <p>{MASCOT_ADMIN_MESSAGES.deleteQuestion}</p>
      <DialogActions>
        <Button data-initial-focus onClick={onClose}>
          Cancel
        </Button>
        <Button kind="danger" disabled={isPending} onClick={() => mutate(undefined, { onSettled: onClose })}>
          {isPending ? 'Deleting...' : 'Delete'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
