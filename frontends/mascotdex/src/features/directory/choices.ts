import { MASCOT_LIMITS, SUBMIT_CHOICES } from '@marcel/contracts';
import { NO_KIND } from '../../shared/mascot-type/kinds';

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

export function writeChoices(choices: Choices, params: URLSearchParams): void {
  for (const { name } of CHOICE_FILTERS) {
    const choice = choices[name];
    if (choice !== NO_CHOICE) params.set(name, name === 'status' ? choice.toLowerCase() : choice);
  }
}

const named = (name: ChoiceName): readonly string[] =>
  name === 'status' ? DIRECTORY_FILTERS.status : [...DIRECTORY_FILTERS[name], ...SUBMIT_CHOICES[name]];

export const sameChoice = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export function choiceOf(name: ChoiceName, given: string | null): string | undefined {
  const value = given?.trim() ?? '';
  const known = named(name).find((option) => sameChoice(option, value));
  if (known !== undefined || name === 'status') return known;
  return value === '' || value.length > MASCOT_LIMITS.shortText ? undefined : value;
}

export function readChoices(params: URLSearchParams): Choices {
  const choices = { ...NO_CHOICES };
  for (const { name } of CHOICE_FILTERS) choices[name] = choiceOf(name, params.get(name)) ?? NO_CHOICE;
  return choices;
}
