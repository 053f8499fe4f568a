import { specify } from '../../../platform/decider/decider-specification.js';
import { artworkDecider } from './artwork.decider.js';
import type { GenerationCommand } from './artwork.commands.js';
import { generationRequested, hugRequested, imageRequested, storedPicture } from './fixtures/artworks.js';
import { stepsOf } from './fixtures/steps.js';
import type { GenerationEvent } from './generation-steps.js';

const given = specify(artworkDecider);
const inFirst = (command: GenerationCommand) => ({ ...command, generation: 1 });
const [requested, intended, started, stored, completed] = stepsOf(1) as [
  GenerationEvent,
  GenerationEvent,
  GenerationEvent,
  GenerationEvent,
  GenerationEvent,
];

describe('a generation', () => {
  it('goes on step by step', () => {
    given(hugRequested, requested)
      .when(inFirst({ kind: 'IntendSubmission', attempt: 1 }))
      .then(intended);
    given(hugRequested, requested, intended)
      .when(inFirst({ kind: 'StartGeneration', jobId: 'job-1', materials: [] }))
      .then(started);
    given(hugRequested, requested, intended, started)
      .when(inFirst({ kind: 'StorePicture', picture: storedPicture() }))
      .then(stored);
    given(hugRequested, requested, intended, started, stored)
      .when(inFirst({ kind: 'CompleteGeneration' }))
      .then(completed);
  });

  it('of an image begins with a better prompt', () =>
    given(imageRequested, generationRequested())
      .when(inFirst({ kind: 'ImprovePrompt', improvedPrompt: 'a blue dog', improver: 'local' }))
      .then({
        type: 'PromptImproved',
        data: { generation: 1, improvedPrompt: 'a blue dog', improver: 'local' },
      }));

  it('is submitted again only after the provider has surely not begun', () => {
    const declined: GenerationEvent = {
      type: 'SubmissionDeclined',
      data: { generation: 1, attempt: 1, failure: 'busy', detail: null },
    };
    given(hugRequested, requested, intended)
      .when(inFirst({ kind: 'DeclineSubmission', attempt: 1, failure: 'busy', detail: null }))
      .then(declined);
    given(hugRequested, requested, intended, declined)
      .when(inFirst({ kind: 'IntendSubmission', attempt: 2 }))
      .then({ type: 'SubmissionIntended', data: { generation: 1, attempt: 2 } });
  });

  it('is not declined by whoever made an earlier attempt', () =>
    given(hugRequested, requested, intended, { type: 'SubmissionIntended', data: { generation: 1, attempt: 2 } })
      .when(inFirst({ kind: 'DeclineSubmission', attempt: 1, failure: 'interrupted', detail: null }))
      .then());

  it('has one winner among those who want to submit it', () =>
    given(hugRequested, requested, intended)
      .when(inFirst({ kind: 'IntendSubmission', attempt: 1 }))
      .then());

  it.each([0, 1, 2, 3])('can fail at any step (%i)', (index) =>
    given(hugRequested, ...stepsOf(1).slice(0, index + 1))
      .when(inFirst({ kind: 'FailGeneration', failure: 'tooSlow', detail: 'x' }))
      .then({ type: 'GenerationFailed', data: { generation: 1, failure: 'tooSlow', detail: 'x' } }),
  );

  it('takes nothing from a step that was overtaken', () => {
    given(hugRequested, ...stepsOf(1))
      .when(inFirst({ kind: 'FailGeneration', failure: 'busy', detail: null }))
      .then();
    given(hugRequested, ...stepsOf(1), generationRequested(2))
      .when(inFirst({ kind: 'IntendSubmission', attempt: 1 }))
      .then();
    given()
      .when(inFirst({ kind: 'CompleteGeneration' }))
      .then();
  });
});
