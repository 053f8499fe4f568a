import { fillPath, HEADERS, ROUTES, type MineItem, type MineKind } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { api, ApiError } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DELETE_TEXTS, nameOf } from '../texts';

const ROUTE_OF = {
  comment: ROUTES.comment,
  hug: ROUTES.hug,
  drawing: ROUTES.hug,
  image: ROUTES.image,
  submission: ROUTES.submission,
} as const satisfies Record<MineKind, string>;

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Deletes something for good; what another window has deleted a moment before is gone as well. */
export function useTakeBack(key: string, item: MineItem, onGone: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () =>
      api
        .send('DELETE', fillPath(ROUTE_OF[item.kind], { id: item.id }), { headers: { [HEADERS.ownerKey]: key } })
        .catch((error: unknown) => {
          if (!isGone(error)) throw error;
        }),
    onSuccess: () => {
      onGone();
      toast(DELETE_TEXTS.deleted(nameOf(item)));
      // It may be shown by any program that is open.
      void client.invalidateQueries();
    },
  });
}
