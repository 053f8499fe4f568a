import { saverAfter, waitingFrom, type Saver, type SaverEvent } from './use-saver';

const START = 10_000;
const AFTER = 120_000;

const after = (...events: SaverEvent[]): Saver => events.reduce(saverAfter, waitingFrom(START, AFTER));

const then = (saver: Saver, { noticed = START, writing = false } = {}): Saver =>
  saverAfter(saver, { type: 'timeUp', at: saver.until, noticed, writing });

describe('the screensaver', () => {
  it('is shown when nobody was there for as long as was chosen, for good', () => {
    const shown = then(after());
    expect(shown).toEqual({ phase: 'shown', after: AFTER, until: Infinity });
    expect(then(shown)).toBe(shown);
  });

  it('waits on while somebody is there, from the moment when they last were', () => {
    expect(then(after(), { noticed: START + 60_000 })).toEqual(waitingFrom(START + 60_000, AFTER));
  });

  it('waits on while a text stands in a dialog', () => {
    expect(then(after(), { writing: true })).toEqual(waitingFrom(START + AFTER, AFTER));
  });

  it('ends when the visitor wants it back, and waits again', () => {
    expect(saverAfter(then(after()), { type: 'ended', at: 500_000 })).toEqual(waitingFrom(500_000, AFTER));
    expect(after({ type: 'ended', at: 500_000 })).toEqual(after());
  });

  it('is gone while the page is not looked at, and does not begin there', () => {
    const away = saverAfter(then(after()), { type: 'left', at: 200_000 });
    expect(away).toMatchObject({ phase: 'away', until: Infinity });
    expect(saverAfter(away, { type: 'previewed', at: 201_000 })).toBe(away);
    expect(then(away)).toBe(away);
    expect(saverAfter(away, { type: 'returned', at: 300_000 })).toEqual(waitingFrom(300_000, AFTER));
    expect(after({ type: 'returned', at: START + 5 })).toEqual(after());
  });

  it('is shown at once to who wants to see it, also where it is off', () => {
    const off = after({ type: 'chosen', at: START, after: Infinity });
    expect(off.until).toBe(Infinity);
    const shown = saverAfter(off, { type: 'previewed', at: START + 5 });
    expect(shown.phase).toBe('shown');
    expect(saverAfter(shown, { type: 'ended', at: START + 9 })).toEqual(off);
  });

  it('takes another time from the moment on when it is chosen, in another tab, too', () => {
    expect(after({ type: 'chosen', at: START + 5, after: 600_000 })).toEqual(waitingFrom(START + 5, 600_000));
    const shown = saverAfter(then(after()), { type: 'chosen', at: 300_000, after: 600_000 });
    expect(shown).toEqual({ phase: 'shown', after: 600_000, until: Infinity });
  });
});
