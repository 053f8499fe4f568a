import { MascotsOutcome, ROUTES } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshSoon } from '../../../shared/live/refresh-soon';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';
import { MASCOT_ADMIN_MESSAGES } from '../../../shared/mascots/mascot-texts';
import { useUndo } from '../../../shared/undo/undo-context';
import { UNDO_TEXTS } from '../../../shared/undo/undo-texts';
import { restoringAll } from '../../../shared/undo/undoable';
import type { SameEdit } from '../same-edit';

const TEXTS = {
  updated: (count: number) => `${count} updated`,
  deleted: (count: number) => `${count} deleted`,
  refused: (count: number) => `${count} could not be changed`,
} as const;

const refusedIn = ({ refused }: MascotsOutcome) =>
  refused.length > 0 ? { body: TEXTS.refused(refused.length), tone: 'destructive' as const } : {};

/** Gives several mascots the same. Each edit is undone in the mascot's own history. */
export function useEditMascots() {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: ({ ids, edit }: { ids: readonly number[]; edit: SameEdit }) =>
      adminApi.send('PUT', ROUTES.mascotsEdit, MascotsOutcome, { ids, ...edit }),
    onSuccess: (outcome) => toast({ title: TEXTS.updated(outcome.done.length), ...refusedIn(outcome) }),
    onError: (error) => toastFailure(error, { title: MASCOT_ADMIN_MESSAGES.updateFailed, body: errorText(error, '') }),
    onSettled: () => refreshSoon(client),
  });
}

export function useDeleteMascots() {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  const undo = useUndo();
  return useMutation({
    mutationFn: (ids: readonly number[]) => adminApi.send('POST', ROUTES.mascotsDelete, MascotsOutcome, { ids }),
    onSuccess: (outcome) => {
      const { done } = outcome;
      const action = { label: UNDO_TEXTS.action, run: () => undo(restoringAll(done)) };
      toast({ title: TEXTS.deleted(done.length), ...refusedIn(outcome), ...(done.length > 0 && { action }) });
    },
    onError: (error) => toastFailure(error, { title: MASCOT_ADMIN_MESSAGES.deleteFailed, body: errorText(error, '') }),
    onSettled: () => refreshSoon(client),
  });
}
