import { fillPath, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useMutation } from '@tanstack/react-query';

const BROKEN_ROUTES = { hugs: ROUTES.hugBroken, images: ROUTES.imageBroken } as const;

/** Tells the server that a picture could not be shown. Nobody waits for it, and nobody hears when it fails. */
export function useReportBroken(kind: keyof typeof BROKEN_ROUTES, id: number): (url: string) => void {
  const { mutate } = useMutation({
    mutationFn: (url: string) =>
      api.send('POST', fillPath(BROKEN_ROUTES[kind], { id }), {
        json: { url, clientError: 'The browser could not load this picture' },
      }),
  });
  return mutate;
}
