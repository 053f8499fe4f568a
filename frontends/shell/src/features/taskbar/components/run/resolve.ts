import type { Find } from '../../finder/find';
import { RUN_TEXTS } from '../../finder/finder-texts';
import { isCalled, matching } from '../../finder/match';
import { ownAddress } from '../../finder/own-address';

/** Where what was typed leads, or why it leads nowhere. */
export type Resolved = { to: string; problem?: never } | { to?: never; problem: string };

/** What is there at once: a place that is called so, or an address of this site. Other sites are not among them. */
export const resolvedHere = (text: string, places: readonly Find[], site: Location): string | undefined =>
  places.find((place) => isCalled(place, text))?.to ?? addressHere(text, places, site);

/** The same for addresses alone. */
export function addressHere(text: string, places: readonly Find[], site: Location): string | undefined {
  const programs = places.map(({ to }) => to.split('?', 1)[0] ?? to).filter((path) => path !== '/');
  return ownAddress(text, site, programs);
}

/** What is meant when mascots are looked at, too; `mascots` is undefined where the server has not told. */
export function resolved(text: string, places: readonly Find[], mascots: readonly Find[] | undefined): Resolved {
  const called = (mascots ?? []).filter((mascot) => isCalled(mascot, text));
  const meant = called.length > 0 ? called : [...matching(places, text), ...(mascots ?? [])];
  const [only] = meant;
  if (only && meant.length === 1) return { to: only.to };
  if (only) return { problem: RUN_TEXTS.several(text) };
  return { problem: mascots ? RUN_TEXTS.unknown(text) : RUN_TEXTS.away(text) };
}
