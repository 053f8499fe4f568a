import type { NewMascot } from '@marcel/contracts';

/** Marcel brings one card a minute at most, in milliseconds. */
export const NEWS_PAUSE_MS = 60_000;

export interface News {
  /** The card that lies there, and the one that comes next. */
  shown: NewMascot | null;
  waiting: NewMascot | null;
  /** When the last one was brought. */
  broughtAt: number;
}

export type NewsEvent =
  | { type: 'told'; at: number; mascot: NewMascot }
  | { type: 'due'; at: number }
  | { type: 'dismissed' };

export const NO_NEWS: News = { shown: null, waiting: null, broughtAt: -Infinity };

/** When the next card may be brought; never while none waits. */
export const dueAt = ({ waiting, broughtAt }: News): number => (waiting ? broughtAt + NEWS_PAUSE_MS : Infinity);

/** What becomes of the news: of several that come in a minute, the newest one is brought. */
export function newsAfter(news: News, event: NewsEvent): News {
  switch (event.type) {
    case 'told':
      return bring({ ...news, waiting: event.mascot }, event.at);
    case 'due':
      return bring(news, event.at);
    case 'dismissed':
      return { ...news, shown: null };
  }
}

const bring = (news: News, at: number): News =>
  at < dueAt(news) ? news : { shown: news.waiting, waiting: null, broughtAt: at };
