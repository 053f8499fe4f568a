import { NewMascot, ROUTES } from '@marcel/contracts';
import { hearStream, pause } from '@marcel/kit/programs';
import { useEffect, useReducer } from 'react';
import { dueAt, newsAfter, NO_NEWS } from './news';

/** Who only passes through opens no stream: so long they have stayed, in milliseconds. */
const STAYED_MS = 10_000;

const now = (): number => performance.now();

/** Mascots that are approved while the page is looked at, at a pace that bothers nobody. */
export function useNews(): { mascot: NewMascot | null; dismiss: () => void } {
  const [news, send] = useReducer(newsAfter, NO_NEWS);
  const due = dueAt(news);

  useEffect(() => {
    if (due === Infinity) return undefined;
    const timer = setTimeout(() => send({ type: 'due', at: now() }), due - now());
    return () => clearTimeout(timer);
  }, [due]);

  useEffect(() => {
    let left = new AbortController();
    const onMessage = ({ event, data }: { event?: string | undefined; data: string }) => {
      if (event !== undefined) return;
      const mascot = NewMascot.safeParse(JSON.parse(data)).data;
      if (mascot) send({ type: 'told', at: now(), mascot });
    };
    const follow = async ({ signal }: AbortController) => {
      await pause(STAYED_MS, signal);
      if (!signal.aborted) signal.addEventListener('abort', hearStream(ROUTES.mascotEvents, { onMessage }));
    };
    const look = () => {
      left.abort();
      left = new AbortController();
      if (!document.hidden) void follow(left);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      left.abort();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return { mascot: news.shown, dismiss: () => send({ type: 'dismissed' }) };
}
