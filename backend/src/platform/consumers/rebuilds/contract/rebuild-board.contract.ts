import type { RebuildBoard } from '../rebuild-board.js';

/** What every board promises. */
export function describeRebuildBoard(makeBoard: () => RebuildBoard): void {
  it('knows of no rebuild that nobody asked for', async () => {
    expect(await makeBoard().look('directory')).toEqual({ status: 'none', eventsApplied: 0 });
  });

  it('takes one order of many, and another once that is done', async () => {
    const board = makeBoard();
    const taken = await Promise.all([1, 2, 3].map(() => board.ask('directory')));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await board.look('directory')).toEqual({ status: 'waiting', eventsApplied: 0 });

    await board.report('directory', { status: 'running', eventsApplied: 7 });
    expect(await board.ask('directory')).toBe(false);
    expect(await board.look('directory')).toEqual({ status: 'running', eventsApplied: 7 });

    await board.report('directory', { status: 'completed', eventsApplied: 9 });
    expect(await board.ask('directory')).toBe(true);
    expect(await board.look('directory')).toEqual({ status: 'waiting', eventsApplied: 0 });
  });

  it('keeps the projections apart', async () => {
    const board = makeBoard();
    expect([await board.ask('directory'), await board.ask('comments')]).toEqual([true, true]);
    await board.report('comments', { status: 'failed', eventsApplied: 3 });
    expect(await board.look('directory')).toMatchObject({ status: 'waiting' });
  });
}
