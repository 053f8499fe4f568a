import { apiMisfits } from './api-misfits.js';
import type { Compared, ServedAnswers } from './compared.js';
import { shellMisfits, untold } from './shell-misfits.js';

/** What stands beside each other in a page: shells, of which each visitor gets one, and remotes. */
export interface Composition {
  readonly shells: readonly Compared[];
  readonly remotes: readonly Compared[];
}

export interface Comparison {
  /** What was compared, as it is told. */
  readonly compared: readonly string[];
  /** What does not fit, in a sentence each. */
  readonly misfits: readonly string[];
  /** What could not be compared. */
  readonly unknown: readonly string[];
}

/** Whether each remote fits each shell, and all of them the API. */
export function compare({ shells, remotes }: Composition, served: ServedAnswers): Comparison {
  const all = [...shells, ...remotes];
  const beside = remotes.flatMap((remote) => shells.flatMap((shell) => shellMisfits(remote, shell)));
  return {
    compared: [...all.map(({ called }) => called), 'the API'],
    misfits: [...beside, ...all.flatMap((one) => apiMisfits(one, served))],
    unknown: remotes.flatMap(untold),
  };
}
