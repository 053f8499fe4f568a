import type { ItemRef } from '@marcel/contracts';
import type { Reports } from '../../contexts/moderation/index.js';

export function takesReports() {
  const taken: ItemRef[] = [];
  const reports: Pick<Reports, 'accept'> = {
    accept: async (item) => {
      taken.push(item);
      return { position: undefined, toBody: () => item };
    },
  };
  return { reports, taken };
}
