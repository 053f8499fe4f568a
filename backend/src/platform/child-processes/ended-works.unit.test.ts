import { EndedWorks } from './ended-works.js';
import { EndedTooOften } from './errors.js';

describe('works that were ended', () => {
  let time: number;
  let ended: EndedWorks;
  beforeEach(() => {
    time = 1000;
    ended = new EndedWorks(2, { now: () => time });
  });

  it('refuse their owner for the rest of the minute, and nobody else', () => {
    ended.countOf('ada');
    time += 40_000;
    ended.assertFewOf('ada');
    ended.countOf('ada');
    expect(() => ended.assertFewOf('ada')).toThrow(new EndedTooOften(20));
    ended.assertFewOf('grace');
    time += 20_001;
    ended.assertFewOf('ada');
  });

  it('never refuse work of our own', () => {
    for (let count = 0; count < 5; count += 1) ended.countOf(undefined);
    ended.assertFewOf(undefined);
  });

  it('refuse nobody where no number was said', () => {
    const any = new EndedWorks();
    for (let count = 0; count < 5; count += 1) any.countOf('ada');
    any.assertFewOf('ada');
  });
});
