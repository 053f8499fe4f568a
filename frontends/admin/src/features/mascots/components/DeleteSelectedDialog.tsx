import { Dialog, INITIAL_FOCUS } from '../../../shared/components/Dialog';
import { MASCOT_ADMIN_MESSAGES } from '../../../shared/mascots/mascot-texts';
import { useDeleteMascots } from '../api/use-change-mascots';

export interface SelectedDialogProps {
  ids: readonly number[];
  onClose: () => void;
  /** All of them were tried. */
  onDone: () => void;
}

export function DeleteSelectedDialog({ ids, onClose, onDone }: SelectedDialogProps) {
  const { mutate, isPending } = useDeleteMascots();
  return (
    <Dialog
      title={`Delete ${ids.length} mascots`}
      onClose={onClose}
      cancelButtonProps={INITIAL_FOCUS}
      okText={isPending ? 'Deleting...' : 'Delete'}
      okButtonProps={{ danger: true, disabled: isPending }}
      onOk={() => mutate(ids, { onSuccess: onDone, onError: onClose })}
    >
      <p>Their pages, comments and likes go with them.</p>
      <p>{MASCOT_ADMIN_MESSAGES.deleteSeveralUndo}</p>
    </Dialog>
  );
}
