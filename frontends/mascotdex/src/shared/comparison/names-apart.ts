import type { Mascot } from '@marcel/contracts';
import { isolated } from '@marcel/kit/programs';

type Named = Pick<Mascot, 'name' | 'brand'>;

/** How mascots are called beside each other: where two have the same name, with whose they are. Of who is not known, nothing. */
export const namesApart = (mascots: readonly (Named | undefined)[]): (string | undefined)[] =>
  mascots.map((mascot) => {
    if (!mascot) return undefined;
    const namesakes = mascots.filter((other) => other?.name === mascot.name);
    return namesakes.length > 1 ? `${isolated(mascot.name)} (${isolated(mascot.brand)})` : mascot.name;
  });
