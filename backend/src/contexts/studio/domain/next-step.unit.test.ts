import { fold } from '../../../platform/decider/decider.js';
import { artworkDecider } from './artwork.decider.js';
import type { ArtworkEvent } from './artwork.events.js';
import { generationRequested, hugRequested, imageRequested } from './fixtures/artworks.js';
import { stepsOf } from './fixtures/steps.js';
import { nextStep } from './next-step.js';

const after = (...events: ArtworkEvent[]) => nextStep(fold(artworkDecider, events))?.step;

describe('what comes next', () => {
  it.each([
    [1, { kind: 'submit' }],
    [2, { kind: 'resume-submission' }],
    [3, { kind: 'collect', jobId: 'job-1' }],
    [4, { kind: 'complete' }],
    [5, undefined],
  ])('after %i steps of a hug', (count, step) => {
    expect(after(hugRequested, ...stepsOf(1).slice(0, count))).toEqual(step);
  });

  it('for an image is its prompt first', () => {
    const begun = [imageRequested, generationRequested()];
    expect(after(...begun)).toEqual({ kind: 'improve-prompt', prompt: 'a dog at the beach' });
    const improved = { generation: 1, improvedPrompt: 'a blue dog', improver: 'local' };
    expect(after(...begun, { type: 'PromptImproved', data: improved })).toEqual({ kind: 'submit' });
  });

  it('before anybody asked is nothing', () => expect(after()).toBeUndefined());

  it('after a failure is nothing', () => {
    const failed = { generation: 1, failure: 'busy', detail: null } as const;
    expect(after(hugRequested, generationRequested(), { type: 'GenerationFailed', data: failed })).toBeUndefined();
  });
});
