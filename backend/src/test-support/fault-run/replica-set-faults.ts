import type { ReplicaSet } from '../mongodb-proxy/replica-set.js';
import type { Fault } from './system.js';

const DISTURBED_SHARE = 0.1;

export function replicaSetFaults(set: ReplicaSet, seed: number): readonly Fault[] {
  const successor = (): number => (set.primaryIndex + 1) % set.members.length;
  return [
    {
      name: 'majority of the views that is slow',
      lasts: true,
      inject: async () => {
        set.majority.slow();
        return async () => set.majority.quicken();
      },
    },
    {
      name: 'commands to the views that are refused, cut off, undone or lose their cursors',
      lasts: true,
      inject: async () => {
        set.faults.atRandom(DISTURBED_SHARE, seed);
        return async () => set.faults.calm();
      },
    },
    {
      name: 'step-down of the primary of the views',
      lasts: true,
      inject: async () => {
        const next = successor();
        set.stepDown();
        return async () => set.elect(next);
      },
    },
    {
      name: 'death of the primary of the views',
      lasts: true,
      inject: async () => {
        const [next, dead] = [successor(), set.primaryIndex];
        set.kill(dead);
        return async () => {
          set.elect(next);
          set.restart(dead);
        };
      },
    },
  ];
}
