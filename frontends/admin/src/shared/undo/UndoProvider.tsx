import { useToast } from '@marcel/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { refreshSoon } from '../live/refresh-soon';
import { useAdminApi } from '../api/use-admin-api';
import { ReasonDialog } from '../reasons/ReasonDialog';
import { useFailureToast } from '../feedback/use-failure-toast';
import { stillDecided } from './still-decided';
import { refusalText, takeBack } from './take-back';
import { UndoContext } from './undo-context';
import { UNDO_TEXTS } from './undo-texts';
import type { Undoable } from './undoable';

/** Undoes from anywhere in the panel; the dialog outlives the page and the toast that asked for it. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  return (
    <UndoContext value={setUndoable}>
      {children}
      {undoable && <UndoDialog undoable={undoable} onClose={() => setUndoable(null)} />}
    </UndoContext>
  );
}

function UndoDialog({ undoable, onClose }: { undoable: Undoable; onClose: () => void }) {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (reason: string) =>
      takeBack(undoable, async ({ path, body, decided }) => {
        const headers = decided && (await stillDecided(adminApi, decided));
        return adminApi.send('POST', path, z.unknown(), { ...body, reason }, headers);
      }),
    onSuccess: ({ done, problems: [first, ...others] }) => {
      onClose();
      if (first === undefined) return toast({ title: UNDO_TEXTS.done });
      const { length } = undoable.steps;
      const told = [
        ...(length > 1 ? [UNDO_TEXTS.undone(done, length)] : []),
        first,
        ...(others.length > 0 ? [UNDO_TEXTS.others(others.length)] : []),
      ];
      toast({ title: UNDO_TEXTS.refused, body: told.join(' '), tone: 'destructive' });
    },
    onError: (error) => toastFailure(error, { title: UNDO_TEXTS.failed.title, body: refusalText(error) }),
    onSettled: () => refreshSoon(client),
  });
  return (
    <ReasonDialog
      title={undoable.title}
      action={UNDO_TEXTS.action}
      working={isPending}
      onConfirm={(reason) => mutate(reason)}
      onClose={onClose}
    />
  );
}
