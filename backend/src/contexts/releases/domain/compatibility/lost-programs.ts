import type { ReleaseDescription } from '@marcel/contracts';

export interface WithPrograms {
  readonly called: string;
  readonly description: Pick<ReleaseDescription, 'exposes'>;
}

/** What would be gone from desktop and START if the one took the place of the other, in a sentence each. */
export function lostPrograms(candidate: WithPrograms, live: WithPrograms): string[] {
  const kept = new Set(candidate.description.exposes.programs.map(({ path }) => path));
  return live.description.exposes.programs
    .filter(({ path }) => !kept.has(path))
    .map(
      ({ path, title }) => `${candidate.called} has no program at ${path}, where the live ${live.called} has ${title}.`,
    );
}
