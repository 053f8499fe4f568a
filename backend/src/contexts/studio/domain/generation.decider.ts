import type { GenerationCommand } from './artwork.commands.js';
import type { ArtworkState, Generation, Phase } from './artwork.state.js';
import type { GenerationEvent } from './generation-steps.js';

/** The phases that a step goes on from. */
const FROM: Readonly<Record<GenerationCommand['kind'], readonly Phase['kind'][]>> = {
  ImprovePrompt: ['queued'],
  IntendSubmission: ['queued', 'ordered'],
  DeclineSubmission: ['ordered'],
  StartGeneration: ['ordered'],
  StorePicture: ['started'],
  CompleteGeneration: ['stored'],
  FailGeneration: ['queued', 'ordered', 'started', 'stored'],
};

/** A step that comes late, or for another generation than the newest, has been overtaken: nothing happens. */
export function decideGeneration(
  command: GenerationCommand & { readonly generation: number },
  state: ArtworkState,
): readonly GenerationEvent[] {
  if (state.kind !== 'made' || state.generation.number !== command.generation) return [];
  if (!FROM[command.kind].includes(state.generation.phase.kind)) return [];
  if (command.kind === 'IntendSubmission' && command.attempt !== state.generation.attempts + 1) return [];
  if (command.kind === 'DeclineSubmission' && command.attempt !== state.generation.attempts) return [];
  return [step(command, state.generation)];
}

function step(command: GenerationCommand, { number: generation, attempts: attempt }: Generation): GenerationEvent {
  switch (command.kind) {
    case 'ImprovePrompt': {
      const { improvedPrompt, improver } = command;
      return { type: 'PromptImproved', data: { generation, improvedPrompt, improver } };
    }
    case 'IntendSubmission':
      return { type: 'SubmissionIntended', data: { generation, attempt: attempt + 1 } };
    case 'DeclineSubmission': {
      const { failure, detail } = command;
      return { type: 'SubmissionDeclined', data: { generation, attempt, failure, detail } };
    }
    case 'StartGeneration': {
      const { jobId, materials } = command;
      return { type: 'GenerationStarted', data: { generation, jobId, materials } };
    }
    case 'StorePicture':
      return { type: 'PictureStored', data: { generation, picture: command.picture } };
    case 'CompleteGeneration':
      return { type: 'GenerationCompleted', data: { generation } };
    case 'FailGeneration': {
      const { failure, detail } = command;
      return { type: 'GenerationFailed', data: { generation, failure, detail } };
    }
  }
}
