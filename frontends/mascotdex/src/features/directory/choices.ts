import { MASCOT_LIMITS, SUBMIT_CHOICES } from '@marcel/contracts';
import { NO_KIND } from '../../shared/mascot-type/kinds';

/** Choices of the filter panel; the first of each stands for no filter. */
export const DIRECTORY_FILTERS = {
  industry: ['All', 'Technology', 'Food & Beverage', 'Sports', 'Entertainment', 'Retail', 'Automotive', 'Finance'],
  type: ['All', 'Animal', 'Human', 'Object', 'Fantasy', 'Robot'],
  style: ['All', 'Cartoon', 'Realistic', 'Minimalist', 'Vintage', 'Modern'],
  status: ['All', 'Active', 'Inactive'],
} as const;

export type ChoiceName = keyof typeof DIRECTORY_FILTERS;
export type Choices = Record<ChoiceName, string>;

export const NO_CHOICE = NO_KIND;

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

/** The choices that have a name of their own: those of the panel, and those that the submit form offers. */
const named = (name: ChoiceName): readonly string[] =>
  name === 'status' ? DIRECTORY_FILTERS.status : [...DIRECTORY_FILTERS[name], ...SUBMIT_CHOICES[name]];

/** Whether two values choose the same: the server minds no case. */
export const sameChoice = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The choice that a value stands for, under its name where it has one; editors write what they like. Undefined where it is none. */
export function choiceOf(name: ChoiceName, given: string | null): string | undefined {
  const value = given?.trim() ?? '';
  const known = named(name).find((option) => sameChoice(option, value));
  if (known !== undefined || name === 'status') return known;
  return value === '' || value.length > MASCOT_LIMITS.shortText ? undefined : value;
}

/** Reads the choices in any case; a value that cannot be chosen counts as All. */
export function readChoices(params: URLSearchParams): Choices {
  const choices = { ...NO_CHOICES };
  for (const { name } of CHOICE_FILTERS) choices[name] = choiceOf(name, params.get(name)) ?? NO_CHOICE;
  return choices;
}
