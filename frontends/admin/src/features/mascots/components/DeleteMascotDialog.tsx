import { MASCOT_ADMIN_MESSAGES, type Mascot } from '@marcel/contracts';
import { Button } from '@marcel/kit';
import { Modal } from '@marcel/kit/antd';
import { DialogActions } from '../../../shared/components/DialogActions';
import { useDeleteMascot } from '../api/use-delete-mascot';

interface DeleteMascotDialogProps {
  mascot: Mascot;
  onClose: () => void;
}

export function DeleteMascotDialog({ mascot, onClose }: DeleteMascotDialogProps) {
  const { mutate, isPending } = useDeleteMascot(mascot.id);
  const footer = (
    <DialogActions>
      <Button autoFocus onClick={onClose}>
        Cancel
      </Button>
      <Button kind="danger" disabled={isPending} onClick={() => mutate(undefined, { onSettled: onClose })}>
        {isPending ? 'Deleting...' : 'Delete'}
      </Button>
    </DialogActions>
  );
  return (
    <Modal open title={`Delete ${mascot.name}`} footer={footer} onCancel={onClose}>
      <p>{MASCOT_ADMIN_MESSAGES.deleteQuestion}</p>
    </Modal>
  );
}
