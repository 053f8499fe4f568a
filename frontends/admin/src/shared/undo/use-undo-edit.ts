import { fillPath, MascotHistory, ROUTES } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { useAdminApi } from '../api/use-admin-api';
import { useUndo } from './undo-context';
import { UNDO_TEXTS } from './undo-texts';
import { reverting } from './undoable';

export function useUndoEdit() {
  const adminApi = useAdminApi();
  const undo = useUndo();
  const toast = useToast();
  return async (id: number, name: string, requestId: string): Promise<void> => {
    try {
      const history = await adminApi.get(fillPath(ROUTES.mascotHistory, { id }), MascotHistory);
      const edit = history.findLast((entry) => entry.clientRequestId === requestId && entry.undo === 'revert');
      if (edit === undefined)
        return toast({ title: UNDO_TEXTS.failed.title, body: UNDO_TEXTS.gone, tone: 'destructive' });
      undo(reverting(id, name, edit.revision));
    } catch {
      toast({ ...UNDO_TEXTS.failed, tone: 'destructive' });
    }
  };
}
