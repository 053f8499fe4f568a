import {
  fillPath,
  HEADERS,
  Mascot,
  MascotHistory,
  MascotList,
  MascotsOutcome,
  ROUTES,
  SORT_ORDERS,
  type SortOrder,
} from '@marcel/contracts';
import type { EditMascotRequest } from '@marcel/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { refreshSoon } from '../../shared/live/refresh-soon';
import { useAdminApi, useAdminClient, useAdminMutation, useAdminQuery } from '../../shared/api';
import { query } from '../../shared/navigation/pages';
import { undoableDeletions, undoableEdit, UNDO_TEXTS, useUndo } from '../../shared/undo/undo';
import type { BulkEdit } from './mascot-edit';
import { ADMIN_TIMES_MS } from '../../shared/times';

/** Returns a random id of 32 hexadecimal digits. Works without a secure context. */
const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const toFailureToast = ({ failed }: MascotsOutcome) =>
  failed.length > 0 ? { body: `${failed.length} could not be changed`, tone: 'destructive' as const } : {};

export function useEditMascots() {
  const { adminApi, client, toast } = useAdminClient();
  return useAdminMutation({
    mutationFn: ({ ids, edit }: { ids: readonly number[]; edit: BulkEdit }) =>
      adminApi.send('PUT', ROUTES.mascotsEdit, MascotsOutcome, { ids, ...edit }),
    onSuccess: (outcome) => toast({ title: `${outcome.done.length} updated`, ...toFailureToast(outcome) }),
    failure: { title: 'Failed to update mascot' },
    onSettled: () => refreshSoon(client),
  });
}

export function useDeleteMascots() {
  const { adminApi, client, toast } = useAdminClient();
  const undo = useUndo();
  return useAdminMutation({
    mutationFn: (ids: readonly number[]) => adminApi.send('POST', ROUTES.mascotsDelete, MascotsOutcome, { ids }),
    onSuccess: (outcome) => {
      const { done } = outcome;
      const action = { label: UNDO_TEXTS.action, run: () => undo(undoableDeletions(...done)) };
      toast({ title: `${done.length} deleted`, ...toFailureToast(outcome), ...(done.length > 0 && { action }) });
    },
    failure: { title: 'Failed to delete mascot' },
    onSettled: () => refreshSoon(client),
  });
}

export function useMascotRecord(id: number) {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'mascot-record', id],
    queryFn: ({ signal }) => adminApi.getRecord(fillPath(ROUTES.mascot, { id }), Mascot, { signal }),
    staleTime: 'static',
    gcTime: 0,
  });
}

export const SORTABLE_COLUMNS = ['name', 'brand', 'likes'] as const;

export interface ColumnSort {
  by: (typeof SORTABLE_COLUMNS)[number];
  order: SortOrder;
}

export interface PageQuery {
  /** Number of the page, from 1. */
  page: number;
  limit: number;
  search: string;
  sort?: ColumnSort | undefined;
}

export function parseSort(text: string | null): ColumnSort | undefined {
  const [column, direction] = (text ?? '').split('-');
  const by = SORTABLE_COLUMNS.find((name) => name === column);
  const order = SORT_ORDERS.find((name) => name === direction);
  return by && order && { by, order };
}

export const formatSort = ({ by, order }: ColumnSort): string => `${by}-${order}`;

/** Loads one page of the mascots every minute; shows the previous page until the next one is there. */
export function useMascots(page: PageQuery) {
  const { limit, search, sort } = page;
  const parameters = query({
    limit,
    offset: String((page.page - 1) * limit),
    search,
    sortBy: sort?.by,
    sortOrder: sort?.order,
  });
  return useAdminQuery(['admin', 'mascots', page], `${ROUTES.mascots}?${parameters}`, MascotList, {
    placeholderData: keepPreviousData,
    refetchInterval: ADMIN_TIMES_MS.mascotsRefresh,
  });
}

export function useUpdateMascot(id: number) {
  const { adminApi, client, toast } = useAdminClient();
  const undoEdit = useUndoEdit();
  return useAdminMutation({
    mutationFn: async ({ edit, tag }: { edit: EditMascotRequest; tag: string | undefined }) => {
      const requestId = createKey();
      const headers = { [HEADERS.requestId]: requestId, ...(tag !== undefined && { [HEADERS.ifMatch]: tag }) };
      const { name } = await adminApi.send('PUT', fillPath(ROUTES.mascot, { id }), Mascot, edit, headers);
      return { name, requestId };
    },
    onSuccess: ({ name, requestId }) => {
      toast({
        title: 'Mascot updated successfully',
        body: name,
        action: { label: UNDO_TEXTS.action, run: () => void undoEdit(id, requestId) },
      });
      // The public pages may have cached the old version.
      return client.invalidateQueries();
    },
    failure: { title: 'Failed to update mascot' },
  });
}

function useUndoEdit() {
  const { adminApi, toast } = useAdminClient();
  const undo = useUndo();
  return async (id: number, requestId: string): Promise<void> => {
    try {
      const history = await adminApi.get(fillPath(ROUTES.mascotHistory, { id }), MascotHistory);
      const edit = history.findLast((entry) => entry.clientRequestId === requestId && entry.undo === 'revert');
      if (edit !== undefined) return undo(undoableEdit(id, edit.revision));
      toast({ ...UNDO_TEXTS.failed, body: 'This edit can no longer be undone.', tone: 'destructive' });
    } catch {
      toast({ ...UNDO_TEXTS.failed, tone: 'destructive' });
    }
  };
}
