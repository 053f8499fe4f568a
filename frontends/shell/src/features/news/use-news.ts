import { NewMascot, ROUTES } from '@marcel/contracts';
import { hearStream, pause } from '@marcel/kit/programs';
import { useEffect, useReducer } from 'react';

/** Minimum time between two cards, in milliseconds. */
export const NEWS_PAUSE_MS = 60_000;

export interface News {
  shown: NewMascot | null;
  waiting: NewMascot | null;
  broughtAt: number;
}

export type NewsEvent =
  | { type: 'received'; at: number; mascot: NewMascot }
  | { type: 'due'; at: number }
  | { type: 'dismissed' };

export const NO_NEWS: News = { shown: null, waiting: null, broughtAt: -Infinity };

export const dueAt = ({ waiting, broughtAt }: News): number => (waiting ? broughtAt + NEWS_PAUSE_MS : Infinity);

export function newsAfter(news: News, event: NewsEvent): News {
  switch (event.type) {
    case 'received':
      return bring({ ...news, waiting: event.mascot }, event.at);
    case 'due':
      return bring(news, event.at);
    case 'dismissed':
      return { ...news, shown: null };
  }
}

const bring = (news: News, at: number): News =>
  at < dueAt(news) ? news : { shown: news.waiting, waiting: null, broughtAt: at };

/** Delay before the stream opens, in milliseconds: short visits open none. */
const STAYED_MS = 10_000;

const now = (): number => performance.now();

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
      if (mascot) send({ type: 'received', at: now(), mascot });
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
