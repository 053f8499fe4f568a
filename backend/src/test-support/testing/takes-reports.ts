import type { ItemName } from '@marcel/contracts';
import type { Reports } from '../../contexts/moderation/index.js';

export function takesReports() {
  const taken: ItemName[] = [];
  const reports: Pick<Reports, 'take'> = {
    take: async (item) => {
      taken.push(item);
      return { position: undefined, answer: () => item };
    },
  };
  return { reports, taken };
}
