import { GENERATION_PROGRESS, GENERATION_STEPS, type GenerationStatus, type GenerationStep } from '@marcel/contracts';
import type { GenerationEvent } from '../../domain/generation-steps.js';

const STEPS: Readonly<Record<GenerationEvent['type'], readonly [GenerationStep, GenerationStatus]>> = {
  GenerationRequested: ['queued', 'pending'],
  PromptImproved: ['improved', 'pending'],
  SubmissionIntended: ['ordered', 'processing'],
  SubmissionDeclined: ['queued', 'pending'],
  GenerationStarted: ['started', 'processing'],
  PictureStored: ['stored', 'processing'],
  GenerationCompleted: ['completed', 'completed'],
  GenerationFailed: ['failed', 'failed'],
};

export interface StepProgress {
  readonly status: GenerationStatus;
  readonly step: string;
  readonly progress: number;
}

export const GENERATION_EVENT_TYPES = Object.keys(STEPS);

const isGenerationEvent = (type: string): type is GenerationEvent['type'] => Object.hasOwn(STEPS, type);

/** Where a generation stands after an event; undefined for one that is no step of it. */
export function progressOf(type: string): StepProgress | undefined {
  if (!isGenerationEvent(type)) return undefined;
  const [step, status] = STEPS[type];
  return { status, step: GENERATION_STEPS[step], progress: GENERATION_PROGRESS[step] };
}
