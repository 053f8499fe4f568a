import { choiceOf, NO_CHOICE, sameChoice, type ChoiceName } from './choices';

export interface Facet {
  choice: string;
  count: number;
}

export interface Facets {
  first: readonly Facet[];
  more: readonly Facet[];
}

export const MOST_FACETS = 6;

const titled = (value: string): string =>
  value.replaceAll(/(?<![\p{L}\p{N}'’])\p{L}|(?<=\p{N})\p{L}(?!\p{L})/gu, (letter) => letter.toUpperCase());

export function facetsOf(
  name: ChoiceName,
  counted: readonly { value: string; count: number }[],
  chosen: string,
): Facets {
  const isChosen = ({ choice }: Facet) => sameChoice(choice, chosen);
  const known = counted.flatMap(({ value, count }): Facet[] => {
    const choice = sameChoice(value, chosen) ? chosen : choiceOf(name, titled(value));
    return choice === undefined || choice === NO_CHOICE ? [] : [{ choice, count }];
  });
  const lacks = counted.length > 0 && chosen !== NO_CHOICE && !known.some(isChosen);
  const facets = lacks ? [...known, { choice: chosen, count: 0 }] : known;
  const isFirst = (facet: Facet, place: number) => place < MOST_FACETS || isChosen(facet);
  return { first: facets.filter(isFirst), more: facets.filter((facet, place) => !isFirst(facet, place)) };
}
