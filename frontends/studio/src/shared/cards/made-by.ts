const NAMES = new Map([
  ['local', 'Marcel OS'],
  ['scenario', 'Scenario'],
]);

export const madeBy = (provider: string): string => `Made by ${NAMES.get(provider) ?? provider}`;
