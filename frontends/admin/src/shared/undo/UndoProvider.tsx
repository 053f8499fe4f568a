import { useToast } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { refreshSoon } from '../live/refresh-soon';
import { useAdminApi } from '../api/use-admin-api';
import { ReasonDialog } from '../reasons/ReasonDialog';
import { useFailureToast } from '../feedback/use-failure-toast';
import { takeBack } from './take-back';
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
      takeBack(undoable, ({ path, body }) => adminApi.send('POST', path, z.unknown(), { ...body, reason })),
    onSuccess: ([first, ...others]) => {
      onClose();
      if (first === undefined) return toast({ title: UNDO_TEXTS.done });
      const body = others.length > 0 ? `${first} ${UNDO_TEXTS.others(others.length)}` : first;
      toast({ title: UNDO_TEXTS.refused, body, tone: 'destructive' });
    },
    onError: (error) => {
      const { title, body } = UNDO_TEXTS.failed;
      toastFailure(error, { title, body: errorText(error, body) });
    },
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
