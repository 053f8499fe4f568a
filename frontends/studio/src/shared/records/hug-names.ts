import type { Hug } from '@marcel/contracts';
import { isolated } from '@marcel/kit/programs';

type Named = { readonly [Name in keyof Pick<Hug, 'userName' | 'characterName'>]: string | null };

export const namesIn = ({ userName, characterName }: Named): string =>
  [userName, characterName].flatMap((name) => (name ? [isolated(name)] : [])).join(' and ');

export const hugOf = (hug: Named): string => `Hug of ${namesIn(hug)}`;
