import { ReleaseTally } from './release-tally.js';

let tally: ReleaseTally;
beforeEach(() => (tally = new ReleaseTally()));

it('a network counts for a few visits and as many failures', () => {
  for (let nth = 0; nth < 100; nth += 1) tally.visit('one');
  for (let nth = 0; nth < 100; nth += 1) tally.fail(['one']);
  expect([tally.figures, tally.networks]).toEqual([{ visits: 2, failures: 2 }, 1]);
});

it('a failure counts no more often than the release was given', () => {
  tally.fail(['one']);
  tally.visit('two');
  tally.fail(['two']);
  tally.fail(['two']);
  expect([tally.figures, tally.networks]).toEqual([{ visits: 1, failures: 1 }, 1]);
});

it('many networks count for themselves', () => {
  for (const network of ['one', 'two', 'three']) {
    tally.visit(network);
    tally.fail([network]);
  }
  expect([tally.figures, tally.networks]).toEqual([{ visits: 3, failures: 3 }, 3]);
});

it('a failure that may be of several counts for one that has some left', () => {
  tally.visit('one');
  tally.visit('two');
  for (let nth = 0; nth < 3; nth += 1) tally.fail(['none', 'one', 'two']);
  expect([tally.figures, tally.networks]).toEqual([{ visits: 2, failures: 2 }, 2]);
});
