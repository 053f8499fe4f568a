import type { Hug } from '@marcel/contracts';
import { isolated } from '@marcel/kit/programs';

type Named = { readonly [Name in keyof Pick<Hug, 'userName' | 'characterName'>]: string | null };

/** Who is in a hug: Marcel needs no telling. */
export const namesIn = ({ userName, characterName }: Named): string =>
  [userName, characterName].flatMap((name) => (name ? [isolated(name)] : [])).join(' and ');

/** What a hug is called where it is not seen. */
export const hugOf = (hug: Named): string => `Hug of ${namesIn(hug)}`;
