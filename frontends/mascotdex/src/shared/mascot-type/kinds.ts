import type { SUBMIT_CHOICES } from '@marcel/contracts';

/** What mascots are told apart by. */
export type KindName = keyof typeof SUBMIT_CHOICES;

/** Stands for all kinds where one of them can be chosen. */
export const NO_KIND = 'All';

/** Whether a list can be narrowed to a kind: to any but one that is called as all of them are. */
export const isChoosable = (kind: string): boolean => {
  const name = kind.trim().toLowerCase();
  return name !== '' && name !== NO_KIND.toLowerCase();
};
