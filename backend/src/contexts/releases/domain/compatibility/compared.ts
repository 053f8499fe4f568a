import type { AnswerFields, ReleaseDescription } from '@marcel/contracts';

/** A release, or a build, as it is told in a sentence, with what it says of itself. */
export interface Compared {
  readonly called: string;
  readonly description: Pick<ReleaseDescription, 'needs' | 'provides'>;
}

/** What the operations of the API answer, by their ids. */
export type ServedAnswers = ReadonlyMap<string, AnswerFields>;
