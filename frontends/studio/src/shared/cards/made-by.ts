/** Who makes pictures, in words for people. */
const NAMES = new Map([
  ['local', 'Marcel OS'],
  ['scenario', 'Scenario'],
]);

/** By whom a picture was made; whoever a newer server knows is told by their own name. */
export const madeBy = (provider: string): string => `Made by ${NAMES.get(provider) ?? provider}`;
