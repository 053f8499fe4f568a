import type { GenerationStatus } from '@marcel/contracts';
import type { GenerationEvent } from '../../domain/generation-steps.js';

export interface StepProgress {
  readonly status: GenerationStatus;
  /** What is being done, as visitors read it while they wait. */
  readonly step: string;
  /** From 0 to 1. */
  readonly progress: number;
}

const queued: StepProgress = { step: 'Waiting in the queue', progress: 0.05, status: 'pending' };

const STEPS: Readonly<Record<GenerationEvent['type'], StepProgress>> = {
  GenerationRequested: queued,
  PromptImproved: { step: 'Thinking the picture through', progress: 0.15, status: 'pending' },
  SubmissionIntended: { step: 'Mixing the colours', progress: 0.25, status: 'processing' },
  SubmissionDeclined: queued,
  GenerationStarted: { step: 'Painting', progress: 0.4, status: 'processing' },
  PictureStored: { step: 'Framing the picture', progress: 0.9, status: 'processing' },
  GenerationCompleted: { step: 'Done', progress: 1, status: 'completed' },
  GenerationFailed: { step: 'It did not work out', progress: 1, status: 'failed' },
};

export const GENERATION_EVENT_TYPES = Object.keys(STEPS);

const isGenerationEvent = (type: string): type is GenerationEvent['type'] => Object.hasOwn(STEPS, type);

/** Where a generation stands after an event; undefined for one that is no step of it. */
export function progressOf(type: string): StepProgress | undefined {
  return isGenerationEvent(type) ? STEPS[type] : undefined;
}
