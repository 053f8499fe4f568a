import type { Words } from '../../../platform/decider/words.js';
import type { DrawingSubmitted, HugRequested, ImageRequested } from './artwork-requests.js';
import type { PictureChecked } from './artwork.events.js';
import type { GenerationFailure, PictureFormat, StoredPicture } from './generation-steps.js';

export interface Making {
  readonly seed: number;
  readonly provider: string;
  readonly format: PictureFormat;
}

export type ArtworkRequest =
  | { readonly kind: 'RequestHug'; readonly data: HugRequested['data']; readonly making: Making }
  | { readonly kind: 'SubmitDrawing'; readonly data: DrawingSubmitted['data']; readonly making: Making }
  | { readonly kind: 'RequestImage'; readonly data: ImageRequested['data']; readonly making: Making }
  | { readonly kind: 'Reroll'; readonly provider: string };

export type GenerationCommand =
  | { readonly kind: 'ImprovePrompt'; readonly improvedPrompt: Words; readonly improver: string }
  /** `attempt` counts from 1: of two who want to make the same one, only one gets to. */
  | { readonly kind: 'IntendSubmission'; readonly attempt: number }
  | {
      readonly kind: 'DeclineSubmission';
      readonly attempt: number;
      readonly failure: GenerationFailure;
      readonly detail: string | null;
    }
  | { readonly kind: 'StartGeneration'; readonly jobId: string; readonly materials: string[] }
  | { readonly kind: 'StorePicture'; readonly picture: StoredPicture }
  | { readonly kind: 'CompleteGeneration' }
  | { readonly kind: 'FailGeneration'; readonly failure: GenerationFailure; readonly detail: string | null };

export type ArtworkCommand =
  | ArtworkRequest
  | (GenerationCommand & { readonly generation: number })
  | { readonly kind: 'DeletePortrait' }
  | { readonly kind: 'RecordCheck'; readonly check: PictureChecked['data'] };
