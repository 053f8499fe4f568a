import type { Line } from '../mongodb-proxy/line.js';
import type { ReplicaSet } from '../mongodb-proxy/replica-set.js';
import type { Fault } from './system.js';

/** What can befall a replica set; each lasts about as long as the election that ends it. */
export function electionsOf(set: ReplicaSet, database: string, lines: readonly Line[]): readonly Fault[] {
  const successor = (): number => (set.primaryIndex + 1) % set.members.length;
  return [
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
