import type { RecordedRun, RunBoard } from '../run-board.js';

export interface RunBoardHarness {
  /** A board of its own for each test. */
  open(): Promise<RunBoard>;
  /** Another one over the same runs, as after a restart or on another node. */
  reopen(): Promise<RunBoard>;
}

const RUN: RecordedRun = {
  id: 'one',
  startedAt: '2026-01-05T12:00:00.000Z',
  seenAt: '2026-01-05T12:00:01.000Z',
  endedAt: null,
  step: null,
  done: 7,
  total: null,
  result: null,
  failure: null,
};

/** What every board of runs must do. */
export function describeRunBoard({ open, reopen }: RunBoardHarness): void {
  it('knows of no run that nobody has begun', async () => expect(await (await open()).last('verify')).toBeUndefined());

  it('has the last run of each kind, also after a restart', async () => {
    const board = await open();
    await board.add('verify', { number: 1, run: RUN });
    await board.add('back-up', { number: 1, run: { ...RUN, step: 'Pictures' } });
    await board.add('verify', { number: 2, run: { ...RUN, total: 9 } });
    expect(await (await reopen()).last('verify')).toEqual({ number: 2, run: { ...RUN, total: 9 } });
    expect(await (await reopen()).last('back-up')).toEqual({ number: 1, run: { ...RUN, step: 'Pictures' } });
  });

  it('lets one of several begin', async () => {
    const [one, other] = [await open(), await reopen()];
    const begin = (board: RunBoard, id: string) => board.add('verify', { number: 1, run: { ...RUN, id } });
    const begun = await Promise.all([begin(one, 'a'), begin(other, 'b'), begin(one, 'c')]);
    expect(begun.filter(Boolean)).toHaveLength(1);
  });

  it('tells how a run goes on, and makes none of what it does not know', async () => {
    const board = await open();
    await board.add('verify', { number: 1, run: RUN });
    const ended = { ...RUN, done: 9, endedAt: '2026-01-05T12:01:00.000Z', result: '{"holds":true}' };
    await board.update('verify', { number: 1, run: ended });
    await board.update('verify', { number: 2, run: RUN });
    expect(await (await reopen()).last('verify')).toEqual({ number: 1, run: ended });
  });

  it('forgets what was long ago', async () => {
    const board = await open();
    for (let number = 1; number <= 30; number += 1) await board.add('verify', { number, run: RUN });
    await board.update('verify', { number: 1, run: RUN });
    expect(await board.last('verify')).toMatchObject({ number: 30 });
    expect(await board.add('verify', { number: 1, run: RUN })).toBe(true);
    expect(await board.add('verify', { number: 29, run: { ...RUN, id: 'other' } })).toBe(false);
  });
}
