import type { ImportResult } from '@marcel/contracts';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The result in one sentence. */
export const importCounts = ({ imported, errors }: ImportResult): string =>
  errors.length === 0
    ? `${counted(imported, 'mascot')} imported.`
    : `${counted(imported, 'mascot')} imported, ${counted(errors.length, 'error')}.`;
