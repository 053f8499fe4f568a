import type { Decrypted, StoredText } from '../../../platform/decider/stored-text.js';
import type { ArtworkState, Generation, Subject } from './artwork.state.js';

export interface DueGeneration {
  readonly subject: Subject;
  readonly generation: Generation;
}

export interface PictureRequest {
  readonly subject: Decrypted<Subject>;
  readonly generation: Decrypted<Generation>;
}

export type NextStep =
  | { readonly kind: 'improve-prompt'; readonly prompt: StoredText }
  | { readonly kind: 'submit' }
  | { readonly kind: 'resume-submission' }
  | { readonly kind: 'collect'; readonly jobId: string }
  | { readonly kind: 'complete' };

/** Derives the next step from recorded events alone, so that work continues after a crash; undefined at the end. */
export function nextStep(state: ArtworkState): (DueGeneration & { readonly step: NextStep }) | undefined {
  if (state.kind !== 'existing') return undefined;
  const { subject, generation } = state;
  const step = stepFrom(subject, generation);
  return step && { subject, generation, step };
}

function stepFrom(subject: Subject, { phase, improvedPrompt }: Generation): NextStep | undefined {
  switch (phase.kind) {
    case 'queued':
      if (subject.kind !== 'image' || improvedPrompt !== null) return { kind: 'submit' };
      return { kind: 'improve-prompt', prompt: subject.prompt };
    case 'intended':
      return { kind: 'resume-submission' };
    case 'started':
      return { kind: 'collect', jobId: phase.jobId };
    case 'stored':
      return { kind: 'complete' };
    case 'completed':
    case 'failed':
      return undefined;
  }
}
