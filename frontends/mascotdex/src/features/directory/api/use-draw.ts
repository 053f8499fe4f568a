import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Draw } from '../../../shared/mascots/mascot-cache';
import { mascotKeys } from '../../../shared/mascots/mascot-keys';
import { drawMascot } from '../../../shared/mascots/draw-mascot';

/** How long a card is drawn at least, in milliseconds. */
export const DRAW_CARD_MS = 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The card drawn last for a query; `refetch` draws the next. Drawing takes its time, so that it can be looked forward to. */
export function useDraw(query: string) {
  const client = useQueryClient();
  const queryKey = mascotKeys.draw(query);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const previous = client.getQueryData<Draw>(queryKey);
      const [draw] = await Promise.all([drawMascot(query, { previous, signal }), pause(DRAW_CARD_MS)]);
      return draw;
    },
  });
}
