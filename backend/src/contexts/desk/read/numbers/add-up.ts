import type { DeskDeeds, DeskNumbers } from '@marcel/contracts';
import { groupBy } from '../../../../platform/read-store/group-by.js';
import { DAY_MS, type DeskDay, type DeskReason, type DeskWait } from './numbers.collections.js';

const DEEDS = ['approved', 'rejected', 'reopened', 'judged'] as const;

const deedsOf = (days: readonly DeskDay[]): DeskDeeds => {
  const all = { approved: 0, rejected: 0, reopened: 0, judged: 0 };
  for (const day of days) for (const deed of DEEDS) all[deed] += day[deed];
  return all;
};

/** Every day from `first` to `last`, those on which nothing happened, too. */
export function byDay(counted: readonly DeskDay[], first: number, last: number): DeskNumbers['days'] {
  const known = groupBy(counted, ({ day }) => day);
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const ofDay = known.get(first + at) ?? [];
    const received = ofDay.reduce((sum, one) => sum + one.received, 0);
    return { day: new Date((first + at) * DAY_MS).toISOString().slice(0, 10), received, ...deedsOf(ofDay) };
  });
}

export function byPerson(counted: readonly DeskDay[]): DeskNumbers['people'] {
  const admins = groupBy(
    counted.filter(({ who }) => who === 'admin'),
    ({ name }) => name,
  );
  const people = [...admins].map(([name, days]) => ({ name, ...deedsOf(days) }));
  const all = (deeds: DeskDeeds) => DEEDS.reduce((sum, deed) => sum + deeds[deed], 0);
  return people.toSorted((one, other) => all(other) - all(one));
}

export function byReason(counted: readonly DeskReason[]): DeskNumbers['reasons'] {
  const all = [...groupBy(counted, ({ reason }) => reason)].map(([reason, days]) => ({
    reason,
    count: days.reduce((sum, { count }) => sum + count, 0),
  }));
  return all.toSorted((one, other) => other.count - one.count);
}

/** What half of the decided ones, and the slowest tenth of them, waited at least. */
export function waitsOf(decided: readonly DeskWait[]): Pick<DeskNumbers['waiting'], 'medianMs' | 'slowestTenthMs'> {
  const waits = decided.map(({ since, until }) => until - since).toSorted((one, other) => one - other);
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? null;
  return { medianMs: at(0.5), slowestTenthMs: at(0.9) };
}
