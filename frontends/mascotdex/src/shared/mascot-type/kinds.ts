import type { SUBMIT_CHOICES } from '@marcel/contracts';

export type KindName = keyof typeof SUBMIT_CHOICES;

export const NO_KIND = 'All';

export const isChoosable = (kind: string): boolean => {
  const name = kind.trim().toLowerCase();
  return name !== '' && name !== NO_KIND.toLowerCase();
};
