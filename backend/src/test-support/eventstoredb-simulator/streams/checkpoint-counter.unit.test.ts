import { CheckpointCounter } from './checkpoint-counter.js';

const dueAt = (counter: CheckpointCounter, events: number): number[] =>
  Array.from({ length: events }, (_, index) => index + 1).filter(() => counter.consider());

describe('CheckpointCounter', () => {
  it('is due at the end of a search window that fills the interval, while catching up', () => {
    expect(dueAt(new CheckpointCounter({ window: 5, interval: 10 }), 34)).toEqual([10, 20, 30]);
    expect(dueAt(new CheckpointCounter({ window: 1, interval: 1 }), 3)).toEqual([1, 2, 3]);
  });

  it('is due when going live if anything has passed since the last one', () => {
    const counter = new CheckpointCounter({ window: 5, interval: 5 });
    expect(new CheckpointCounter({ window: 5, interval: 5 }).goLive()).toBe(false);
    dueAt(counter, 7);
    expect(counter.goLive()).toBe(true);
  });

  it('is due after every interval once it is live', () => {
    const counter = new CheckpointCounter({ window: 4, interval: 8 });
    dueAt(counter, 3);
    counter.goLive();
    expect(dueAt(counter, 20)).toEqual([8, 16]);
  });
});
