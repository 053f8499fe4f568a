import type { Mascot } from '@marcel/contracts';
import { isolated } from '@marcel/kit/programs';
import { Dialog, INITIAL_FOCUS } from '../components/Dialog';
import { MASCOT_ADMIN_MESSAGES } from './mascot-texts';
import { useDeleteMascot } from './use-delete-mascot';

interface DeleteMascotDialogProps {
  mascot: Pick<Mascot, 'id' | 'name'>;
  onClose: () => void;
}

export function DeleteMascotDialog({ mascot, onClose }: DeleteMascotDialogProps) {
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
