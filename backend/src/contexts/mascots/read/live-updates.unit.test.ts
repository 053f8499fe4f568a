import { MAX_LIKES_PER_MESSAGE, type LikeCount } from '@marcel/contracts';
import { Subject } from 'rxjs';
import { COUNTS_INTERVAL_MS, MascotLiveUpdates, sampleCounts, type LoadCounts } from './live-updates.js';

function mergedUpdates() {
  const [mascots, likes, comments] = [new Subject<never>(), new Subject<string>(), new Subject<string>()];
  const updates = new MascotLiveUpdates({ updates: mascots }, { messages: likes });
  updates.addSource(() => comments);
  return { updates, likes, comments };
}

it('merges all sources into one stream, which ends with the first of them', () => {
  const { updates, likes, comments } = mergedUpdates();
  const sent: string[] = [];
  let hasEnded = false;
  updates.all.subscribe({ next: (text) => sent.push(text), complete: () => (hasEnded = true) });
  likes.next('a');
  comments.next('b');
  expect([sent, hasEnded]).toEqual([['a', 'b'], false]);
  comments.complete();
  expect(hasEnded).toBe(true);
});

describe('the counts of likes', () => {
  let liked: Subject<number>;
  let sent: (readonly LikeCount[])[];

  beforeEach(() => {
    jest.useFakeTimers();
    liked = new Subject();
    sent = [];
  });
  afterEach(() => {
    liked.complete();
    jest.useRealTimers();
  });

  const sample = (read: LoadCounts) => void sampleCounts(liked, read).subscribe((counts) => sent.push(counts));
  const countAll: LoadCounts = async (ids) => ids.map((id) => ({ id, likes: id * 10 }));
  const pass = () => jest.advanceTimersByTimeAsync(COUNTS_INTERVAL_MS);

  it('are sent once per interval for liked mascots only', async () => {
    sample(countAll);
    for (const id of [7, 7, 8, 7]) liked.next(id);
    expect(sent).toEqual([]);
    await pass();
    await pass();
    expect(sent).toEqual([[7, 8].map((id) => ({ id, likes: id * 10 }))]);
  });

  it('are sent in chunks, and only for visible mascots', async () => {
    sample(async (ids) => countAll(ids.filter((id) => id !== 3)));
    for (let id = 1; id <= MAX_LIKES_PER_MESSAGE + 6; id++) liked.next(id);
    await pass();
    expect(sent.map(({ length }) => length)).toEqual([MAX_LIKES_PER_MESSAGE, 5]);
  });

  it('continue after a failed read', async () => {
    const read = jest.fn(countAll).mockRejectedValueOnce(new Error('away'));
    sample(read);
    liked.next(1);
    await pass();
    expect(sent).toEqual([]);
    liked.next(1);
    await pass();
    expect(sent).toEqual([[{ id: 1, likes: 10 }]]);
  });
});
