import { areSimilar } from '@marcel/contracts';
import { nameKey } from '../../domain/name-claim.decider.js';

export interface Named {
  readonly name: string;
  readonly brand: string;
}

/** How much two mascots look like the same one; undefined when they do not. */
export function likenessOf(one: Named, other: Named): 'same' | 'similar' | undefined {
  if (nameKey(one) === nameKey(other)) return 'same';
  const isSimilar = areSimilar(one.name, other.name) && areSimilar(one.brand, other.brand);
  return isSimilar ? 'similar' : undefined;
}
