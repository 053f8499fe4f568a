import { Subject } from 'rxjs';
import { MascotNews } from './news.js';

function newsOf() {
  const [mascots, likes, comments] = [new Subject<never>(), new Subject<string>(), new Subject<string>()];
  const news = new MascotNews({ news: mascots }, { told: likes });
  news.join(() => comments);
  return { news, likes, comments };
}

it('news of all feeds come in one stream, which ends with the first of them so that nobody misses any', () => {
  const { news, likes, comments } = newsOf();
  const told: string[] = [];
  let hasEnded = false;
  news.all.subscribe({ next: (text) => told.push(text), complete: () => (hasEnded = true) });
  likes.next('a');
  comments.next('b');
  expect([told, hasEnded]).toEqual([['a', 'b'], false]);
  comments.complete();
  expect(hasEnded).toBe(true);
});
