import { LIKES_AT_ONCE, type LikeCount } from '@marcel/contracts';
import { Subject } from 'rxjs';
import { COUNTS_PACE_MS, MascotNews, tellCounts, type ReadCounts } from './news.js';

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

describe('the counts of likes', () => {
  let liked: Subject<number>;
  let told: (readonly LikeCount[])[];

  beforeEach(() => {
    jest.useFakeTimers();
    liked = new Subject();
    told = [];
  });
  afterEach(() => {
    liked.complete();
    jest.useRealTimers();
  });

  const tell = (read: ReadCounts) => void tellCounts(liked, read).subscribe((counts) => told.push(counts));
  const countAll: ReadCounts = async (ids) => ids.map((id) => ({ id, likes: id * 10 }));
  const pass = () => jest.advanceTimersByTimeAsync(COUNTS_PACE_MS);

  it('are told once, however often something was liked meanwhile, and not where nothing was', async () => {
    tell(countAll);
    for (const id of [7, 7, 8, 7]) liked.next(id);
    expect(told).toEqual([]);
    await pass();
    await pass();
    expect(told).toEqual([[7, 8].map((id) => ({ id, likes: id * 10 }))]);
  });

  it('are told in parts where they are many, and not of those that nobody sees', async () => {
    tell(async (ids) => countAll(ids.filter((id) => id !== 3)));
    for (let id = 1; id <= LIKES_AT_ONCE + 6; id++) liked.next(id);
    await pass();
    expect(told.map(({ length }) => length)).toEqual([LIKES_AT_ONCE, 5]);
  });

  it('go on after one time when they could not be read', async () => {
    const read = jest.fn(countAll).mockRejectedValueOnce(new Error('away'));
    tell(read);
    liked.next(1);
    await pass();
    expect(told).toEqual([]);
    liked.next(1);
    await pass();
    expect(told).toEqual([[{ id: 1, likes: 10 }]]);
  });
});
