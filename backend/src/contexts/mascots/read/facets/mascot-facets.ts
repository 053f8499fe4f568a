import { FEW, type MascotFacets, type NarrowMascotsQuery } from '@marcel/contracts';
import type { FieldValue } from '../../../../platform/read-store/field-value.js';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { toCriteria, TYPE_SYNONYMS } from '../directory/directory-query.js';

type Facet = keyof MascotFacets;

/** How many mascots each choice would leave beside what else narrows the list. */
export async function mascotFacets(
  views: Pick<ReadStore, 'tally'>,
  request: NarrowMascotsQuery,
): Promise<MascotFacets> {
  const of = async (field: Facet) => {
    const { [field]: _, ...others } = request;
    return counted(await views.tally(DIRECTORY_VIEW, toCriteria(others), { by: field }));
  };
  const [industry, type, style, status] = await Promise.all([of('industry'), of('type'), of('style'), of('status')]);
  return { industry, type: withSynonyms(type), style, status };
}

const counted = (tallies: ReadonlyMap<FieldValue, number>): MascotFacets[Facet] =>
  [...tallies]
    .flatMap(([value, count]) => (typeof value === 'string' && count > 0 ? [{ value, count }] : []))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, FEW);

/** A choice leaves what its synonyms name, too. */
function withSynonyms(types: MascotFacets['type']): MascotFacets['type'] {
  const countOf = (value: string) => types.find((type) => type.value === value)?.count ?? 0;
  const wider = [...TYPE_SYNONYMS].map(([value, synonyms]) => ({
    value,
    count: [value, ...synonyms].reduce((sum, name) => sum + countOf(name), 0),
  }));
  const others = types.filter(({ value }) => !TYPE_SYNONYMS.has(value));
  return [...others, ...wider.filter(({ count }) => count > 0)].toSorted((one, other) => other.count - one.count);
}
