import { fillPath, HEADERS, Mascot, MascotList, MascotHistory, MascotsOutcome, ROUTES } from '@marcel/contracts';
import type { EditMascotRequest } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { refreshSoon } from '../../shared/live/refresh-soon';
import { useAdminApi, useAdminClient } from '../../shared/api';
import { MASCOT_ADMIN_MESSAGES } from '../../shared/mascots/DeleteMascotDialog';
import { restoringAll, reverting, UNDO_TEXTS, useUndo } from '../../shared/undo/undo';
import type { SameEdit } from './mascot-edit';
import { ADMIN_TIMES_MS } from '../../shared/times';
import type { PageQuery } from './mascot-page';

/** Returns a random id of 32 hexadecimal digits. Works without a secure context. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const TEXTS = {
  updated: (count: number) => `${count} updated`,
  deleted: (count: number) => `${count} deleted`,
  refused: (count: number) => `${count} could not be changed`,
} as const;

const refusedIn = ({ refused }: MascotsOutcome) =>
  refused.length > 0 ? { body: TEXTS.refused(refused.length), tone: 'destructive' as const } : {};

export function useEditMascots() {
  const { adminApi, client, toast, toastFailure } = useAdminClient();
  return useMutation({
    mutationFn: ({ ids, edit }: { ids: readonly number[]; edit: SameEdit }) =>
      adminApi.send('PUT', ROUTES.mascotsEdit, MascotsOutcome, { ids, ...edit }),
    onSuccess: (outcome) => toast({ title: TEXTS.updated(outcome.done.length), ...refusedIn(outcome) }),
    onError: (error) => toastFailure(error, { title: MASCOT_ADMIN_MESSAGES.updateFailed, body: errorText(error, '') }),
    onSettled: () => refreshSoon(client),
  });
}

export function useDeleteMascots() {
  const { adminApi, client, toast, toastFailure } = useAdminClient();
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

export function useMascotRecord(id: number) {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'mascot-record', id],
    queryFn: ({ signal }) => adminApi.getRecord(fillPath(ROUTES.mascot, { id }), Mascot, signal),
    staleTime: 'static',
    gcTime: 0,
  });
}

/** Loads one page of the mascots every minute; shows the previous page until the next one is there. */
export function useMascots(query: PageQuery) {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'mascots', query],
    queryFn: ({ signal }) => adminApi.get(addressOf(query), MascotList, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ADMIN_TIMES_MS.mascotsRefresh,
    refetchOnMount: 'always',
  });
}

function addressOf({ page, limit, search, sort }: PageQuery): string {
  const params = new URLSearchParams({
    limit: String(limit),
    offset: String((page - 1) * limit),
    ...(search && { search }),
    ...(sort && { sortBy: sort.by, sortOrder: sort.order }),
  });
  return `${ROUTES.mascots}?${params.toString()}`;
}

export function useUpdateMascot(id: number) {
  const { adminApi, client, toast, toastFailure } = useAdminClient();
  const undoEdit = useUndoEdit();
  return useMutation({
    mutationFn: async ({ edit, tag }: { edit: EditMascotRequest; tag: string | undefined }) => {
      const requestId = newKey();
      const headers = { [HEADERS.requestId]: requestId, ...(tag !== undefined && { [HEADERS.ifMatch]: tag }) };
      const { name } = await adminApi.send('PUT', fillPath(ROUTES.mascot, { id }), Mascot, edit, headers);
      return { name, requestId };
    },
    onSuccess: ({ name, requestId }) => {
      toast({
        title: MASCOT_ADMIN_MESSAGES.updated,
        body: name,
        action: { label: UNDO_TEXTS.action, run: () => void undoEdit(id, name, requestId) },
      });
      // The public pages may have cached the old version.
      return client.invalidateQueries();
    },
    onError: (error) => toastFailure(error, { title: MASCOT_ADMIN_MESSAGES.updateFailed, body: errorText(error, '') }),
  });
}

function useUndoEdit() {
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
