import { dueAt, newsAfter, NEWS_PAUSE_MS, NO_NEWS, type News, type NewsEvent } from './use-news';

const mascot = (name: string) => ({ id: name.length, name, brand: 'Brand', slug: name.toLowerCase(), imageUrl: null });
const received = (name: string, at: number): NewsEvent => ({ type: 'received', at, mascot: mascot(name) });
const after = (...events: NewsEvent[]): News => events.reduce(newsAfter, NO_NEWS);

describe('the cards that Marcel brings', () => {
  it('come at once when none has come for a minute', () => {
    expect(after(received('Tux', 5)).shown).toEqual(mascot('Tux'));
    expect(after(received('Tux', 5), received('Astro', 5 + NEWS_PAUSE_MS)).shown).toEqual(mascot('Astro'));
  });

  it('wait until the minute is over, and the newest of them wins', () => {
    const news = after(received('Tux', 5), received('Astro', 10), received('Freddie', 20));
    expect(news).toMatchObject({ shown: mascot('Tux'), waiting: mascot('Freddie') });
    expect(dueAt(news)).toBe(5 + NEWS_PAUSE_MS);
    expect(newsAfter(news, { type: 'due', at: NEWS_PAUSE_MS })).toBe(news);
    const next = newsAfter(news, { type: 'due', at: dueAt(news) });
    expect(next).toEqual({ shown: mascot('Freddie'), waiting: null, broughtAt: 5 + NEWS_PAUSE_MS });
    expect(dueAt(next)).toBe(Infinity);
  });

  it('go when they are dismissed, and the next one comes in its time all the same', () => {
    const news = after(received('Tux', 5), received('Astro', 10), { type: 'dismissed' });
    expect(news).toMatchObject({ shown: null, waiting: mascot('Astro') });
    expect(newsAfter(news, { type: 'due', at: 5 + NEWS_PAUSE_MS }).shown).toEqual(mascot('Astro'));
  });

  it('bring nothing when none waits', () => expect(after({ type: 'due', at: 5 })).toBe(NO_NEWS));
});
