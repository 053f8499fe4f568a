import { SUBMIT_CHOICES } from '@marcel/contracts';

/** Choices of the filter panel; the first of each stands for no filter. */
export const DIRECTORY_FILTERS = {
  industry: ['All', 'Technology', 'Food & Beverage', 'Sports', 'Entertainment', 'Retail', 'Automotive', 'Finance'],
  type: ['All', 'Animal', 'Human', 'Object', 'Fantasy', 'Robot'],
  style: ['All', 'Cartoon', 'Realistic', 'Minimalist', 'Vintage', 'Modern'],
  status: ['All', 'Active', 'Inactive'],
} as const;

export type ChoiceName = keyof typeof DIRECTORY_FILTERS;
export type Choices = Record<ChoiceName, string>;

export const NO_CHOICE = 'All';

export const CHOICE_FILTERS: readonly { name: ChoiceName; label: string; options: readonly string[] }[] = [
  { name: 'industry', label: 'Industry', options: DIRECTORY_FILTERS.industry },
  { name: 'type', label: 'Type', options: DIRECTORY_FILTERS.type },
  { name: 'style', label: 'Style', options: DIRECTORY_FILTERS.style },
  { name: 'status', label: 'Status', options: DIRECTORY_FILTERS.status },
];

export const NO_CHOICES: Choices = { industry: NO_CHOICE, type: NO_CHOICE, style: NO_CHOICE, status: NO_CHOICE };

/** Adds every choice but All; the server knows statuses in lower case. */
export function writeChoices(choices: Choices, params: URLSearchParams): void {
  for (const { name } of CHOICE_FILTERS) {
    const choice = choices[name];
    if (choice !== NO_CHOICE) params.set(name, name === 'status' ? choice.toLowerCase() : choice);
  }
}

/** What can be chosen: in the panel, and by the badges of mascots, which say what the submit form offers. */
const choosable = (name: ChoiceName): readonly string[] =>
  name === 'status' ? DIRECTORY_FILTERS.status : [...DIRECTORY_FILTERS[name], ...SUBMIT_CHOICES[name]];

/** The choice that a badge stands for; undefined where it is none. */
export const choiceOf = (name: ChoiceName, given: string | null): string | undefined =>
  choosable(name).find((option) => option.toLowerCase() === given?.toLowerCase());

export interface Facet {
  choice: string;
  count: number;
}

/** More would be more than one wants to read. */
const MOST_FACETS = 6;

/** The choices that leave most, as the filter names them. */
export function facetsOf(name: ChoiceName, counted: readonly { value: string; count: number }[]): Facet[] {
  const facets = counted.flatMap(({ value, count }) => {
    const choice = choiceOf(name, value);
    return choice === undefined ? [] : [{ choice, count }];
  });
  return facets.slice(0, MOST_FACETS);
}

/** Reads the choices in any case; a value that cannot be chosen counts as All. */
export function readChoices(params: URLSearchParams): Choices {
  const choices = { ...NO_CHOICES };
  for (const { name } of CHOICE_FILTERS) choices[name] = choiceOf(name, params.get(name)) ?? NO_CHOICE;
  return choices;
}
