import { MOST_PRESENT, type PresenceBoard } from '../presence-board.js';

export interface PresenceBoardHarness {
  /** A board of its own for each test. */
  open(): Promise<PresenceBoard>;
}

const [ANN, BEN] = [
  { visitor: 'a', name: 'ann' },
  { visitor: 'b', name: null },
];
const names = (visits: readonly { visitor: string }[]) => visits.map(({ visitor }) => visitor).sort();

/** What every board must do that tells who is where. */
export function describePresenceBoard({ open }: PresenceBoardHarness): void {
  it('tells who is at a place, whoever arrives included', async () => {
    const board = await open();
    expect(await board.arrive({ ...ANN, place: 'one', until: 10 }, 0)).toEqual([ANN]);
    const both = await board.arrive({ ...BEN, place: 'one', until: 10 }, 1);
    expect(both).toHaveLength(2);
    expect(both).toEqual(expect.arrayContaining([ANN, BEN]));
    expect(await board.arrive({ visitor: 'c', name: 'c', place: 'other', until: 10 }, 1)).toEqual([
      { visitor: 'c', name: 'c' },
    ]);
  });

  it('forgets a stay that has lapsed, unless it was told again', async () => {
    const board = await open();
    await board.arrive({ ...ANN, place: 'one', until: 10 }, 0);
    expect(names(await board.arrive({ ...BEN, place: 'one', until: 30 }, 9))).toEqual(['a', 'b']);
    expect(names(await board.arrive({ ...BEN, place: 'one', until: 30 }, 10))).toEqual(['b']);
    expect(names(await board.arrive({ ...ANN, place: 'one', until: 40 }, 20))).toEqual(['a', 'b']);
  });

  it('has a visitor at one place only', async () => {
    const board = await open();
    await board.arrive({ ...ANN, place: 'one', until: 10 }, 0);
    await board.arrive({ ...ANN, place: 'other', until: 10 }, 1);
    expect(await board.arrive({ ...BEN, place: 'one', until: 10 }, 1)).toEqual([BEN]);
  });

  it('knows who has left, once or twice', async () => {
    const board = await open();
    await board.arrive({ ...ANN, place: 'one', until: 10 }, 0);
    for (let times = 0; times < 2; times += 1) await board.leave(ANN.visitor);
    expect(await board.arrive({ ...BEN, place: 'one', until: 10 }, 1)).toEqual([BEN]);
  });

  it('tells some of a crowd', async () => {
    const board = await open();
    for (let count = 0; count <= MOST_PRESENT; count += 1)
      await board.arrive({ visitor: `v${count}`, name: null, place: 'one', until: 10 }, 0);
    expect(await board.arrive({ ...ANN, place: 'one', until: 10 }, 0)).toHaveLength(MOST_PRESENT);
  });
}
