import type { Line } from '../../../test-support/mongodb-proxy/line.js';
import type { ReplicaSet } from '../../../test-support/mongodb-proxy/replica-set.js';
import type { Fault } from './system.js';

const DISTURBED_SHARE = 0.1;

export function troublesOf(set: ReplicaSet, database: string, lines: readonly Line[], seed: number): readonly Fault[] {
  const successor = (): number => (set.primaryIndex + 1) % set.members.length;
  return [
    {
      name: 'majority of the views that is slow',
      lasts: true,
      strike: async () => {
        set.majority.slow();
        return async () => set.majority.quicken();
      },
    },
    {
      name: 'commands to the views that are refused, cut off, undone or lose their cursors',
      lasts: true,
      strike: async () => {
        set.faults.atRandom(DISTURBED_SHARE, seed);
        return async () => set.faults.calm();
      },
    },
    {
      name: 'step-down of the primary of the views',
      lasts: true,
      strike: async () => {
        const next = successor();
        set.stepDown();
        return async () => set.elect(next);
      },
    },
    {
      name: 'death of the primary of the views',
      lasts: true,
      strike: async () => {
        const [next, dead] = [successor(), set.primaryIndex];
        set.kill(dead);
        return async () => {
          set.elect(next);
          set.restart(dead);
        };
      },
    },
    {
      name: 'deposition of the primary of the views, which the first node alone sees still',
      lasts: true,
      strike: async () => {
        const [first, ...others] = lines;
        for (const [index] of set.members.entries()) if (index !== set.primaryIndex) first?.cut(index);
        for (const line of others) line.cut(set.primaryIndex);
        const deposed = await set.depose(database, successor());
        return async () => {
          await set.rejoin(deposed);
          for (const line of lines) for (const [index] of set.members.entries()) line.mend(index);
        };
      },
    },
  ];
}
