import { CheckpointCounter } from './checkpoint-counter.js';
import { CheckpointPages } from './checkpoint-pages.js';

const dueAt = (counter: CheckpointCounter, events: number): number[] =>
  Array.from({ length: events }, (_, index) => index + 1).filter(() => counter.consider());

describe('CheckpointCounter', () => {
  it('is due after every interval', () => {
    expect(dueAt(new CheckpointCounter({ window: 4, interval: 8 }), 20)).toEqual([8, 16]);
    expect(dueAt(new CheckpointCounter({ window: 1, interval: 1 }), 3)).toEqual([1, 2, 3]);
  });
});

/** Events at 10, 20, 30 …, of which some pass. */
function walk(pages: CheckpointPages, events: number, passing: readonly number[] = []): bigint[] {
  const told: bigint[] = [];
  for (let number = 1; number <= events; number++) {
    const position = BigInt(number * 10);
    const due = pages.consider(position, number < events ? position + 10n : undefined, passing.includes(number));
    if (due !== undefined) told.push(due);
  }
  return told;
}

describe('CheckpointPages', () => {
  it('tells where the page began while nothing passes, not how far it has looked', () => {
    const pages = new CheckpointPages({ window: 5, interval: 10 }, -1n, 0n);
    expect(walk(pages, 24)).toEqual([60n, 160n]);
    expect(pages.goLive()).toBe(210n);
  });

  it('tells the last event that was sent', () => {
    const pages = new CheckpointPages({ window: 5, interval: 5 }, -1n, 0n);
    expect(walk(pages, 7, [2, 6])).toEqual([20n]);
    expect(pages.goLive()).toBe(60n);
  });

  it('has nothing to tell before the first event was looked at', () => {
    expect(new CheckpointPages({ window: 5, interval: 5 }, -1n, 0n).goLive()).toBeUndefined();
  });
});
