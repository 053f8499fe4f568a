import { specify } from '../../../platform/decider/test-support/decider-specification.js';
import { artworkDecider, type GenerationCommand } from './artwork.decider.js';
import {
  drawingSubmitted,
  generationRequested,
  hugRequested,
  imageRequested,
  options,
  requestHug,
  storedPicture,
} from './fixtures/artworks.js';
import { stepsOf } from './fixtures/steps.js';
import type { GenerationEvent, ArtworkEvent } from './artwork.events.js';
import { fold } from '../../../platform/decider/decider.js';
import { nextStep } from './next-step.js';

describe('an artwork', () => {
  const given = specify(artworkDecider);

  it('starts with its subject and its first generation', () => {
    given().when(requestHug).then(hugRequested, generationRequested());
    given()
      .when({ kind: 'SubmitDrawing', data: drawingSubmitted.data, options })
      .then(drawingSubmitted, generationRequested());
    given()
      .when({ kind: 'RequestImage', data: imageRequested.data, options })
      .then(imageRequested, generationRequested());
  });

  it('starts once', () => given(hugRequested, generationRequested()).when(requestHug).thenFails('conflict'));

  it('is generated again with the next seed, by the current provider', () =>
    given(hugRequested, ...stepsOf(1))
      .when({ kind: 'Reroll', provider: 'scenario' })
      .then({ type: 'GenerationRequested', data: { generation: 2, seed: 41, provider: 'scenario', format: 'jpeg' } }));

  it('loses its portrait once its picture is done, and is not generated again then', () => {
    const deleted = { type: 'PortraitDeleted', data: { hugId: 7, deletedUrl: hugRequested.data.portraitUrl } } as const;
    const completedHug = [hugRequested, ...stepsOf(1)];
    given(...completedHug)
      .when({ kind: 'DeletePortrait' })
      .then(deleted);
    given(...completedHug, deleted)
      .when({ kind: 'DeletePortrait' })
      .then();
    given(...completedHug, generationRequested(2))
      .when({ kind: 'DeletePortrait' })
      .then();
    given(drawingSubmitted, ...stepsOf(1))
      .when({ kind: 'DeletePortrait' })
      .then();
    given(...completedHug, deleted)
      .when({ kind: 'Reroll', provider: 'local' })
      .thenFails('gone');
  });

  it('is generated again after a failure', () =>
    given(hugRequested, generationRequested(), {
      type: 'GenerationFailed',
      data: { generation: 1, failure: 'busy', detail: null },
    })
      .when({ kind: 'Reroll', provider: 'local' })
      .then(generationRequested(2)));

  it.each([1, 2, 3, 4])('is not generated again during a generation (%i events so far)', (count) =>
    given(hugRequested, ...stepsOf(1).slice(0, count))
      .when({ kind: 'Reroll', provider: 'local' })
      .thenFails('conflict', 'This picture is still being made. Please wait until it is done.'),
  );

  it('cannot be generated again when it does not exist', () =>
    given().when({ kind: 'Reroll', provider: 'local' }).thenFails('not_found', 'Hug not found'));
});

describe('a generation', () => {
  const given = specify(artworkDecider);
  const ofFirst = (command: GenerationCommand) => ({ ...command, generation: 1 });
  const [requested, intended, started, stored, completed] = stepsOf(1) as [
    GenerationEvent,
    GenerationEvent,
    GenerationEvent,
    GenerationEvent,
    GenerationEvent,
  ];

  it('continues step by step', () => {
    given(hugRequested, requested)
      .when(ofFirst({ kind: 'IntendSubmission', attempt: 1 }))
      .then(intended);
    given(hugRequested, requested, intended)
      .when(ofFirst({ kind: 'StartGeneration', jobId: 'job-1', materials: [] }))
      .then(started);
    given(hugRequested, requested, intended, started)
      .when(ofFirst({ kind: 'StorePicture', picture: storedPicture() }))
      .then(stored);
    given(hugRequested, requested, intended, started, stored)
      .when(ofFirst({ kind: 'CompleteGeneration' }))
      .then(completed);
  });

  it('of an image starts by improving the prompt', () =>
    given(imageRequested, generationRequested())
      .when(ofFirst({ kind: 'ImprovePrompt', improvedPrompt: 'a blue dog', improver: 'local' }))
      .then({
        type: 'PromptImproved',
        data: { generation: 1, improvedPrompt: 'a blue dog', improver: 'local' },
      }));

  it('is submitted again only after the provider has surely not started', () => {
    const declined: GenerationEvent = {
      type: 'SubmissionDeclined',
      data: { generation: 1, attempt: 1, failure: 'busy', detail: null },
    };
    given(hugRequested, requested, intended)
      .when(ofFirst({ kind: 'DeclineSubmission', attempt: 1, failure: 'busy', detail: null }))
      .then(declined);
    given(hugRequested, requested, intended, declined)
      .when(ofFirst({ kind: 'IntendSubmission', attempt: 2 }))
      .then({ type: 'SubmissionIntended', data: { generation: 1, attempt: 2 } });
  });

  it('is not declined by an earlier attempt', () =>
    given(hugRequested, requested, intended, { type: 'SubmissionIntended', data: { generation: 1, attempt: 2 } })
      .when(ofFirst({ kind: 'DeclineSubmission', attempt: 1, failure: 'interrupted', detail: null }))
      .then());

  it('is submitted by one of several workers', () =>
    given(hugRequested, requested, intended)
      .when(ofFirst({ kind: 'IntendSubmission', attempt: 1 }))
      .then());

  it.each([0, 1, 2, 3])('can fail at any step (%i)', (index) =>
    given(hugRequested, ...stepsOf(1).slice(0, index + 1))
      .when(ofFirst({ kind: 'FailGeneration', failure: 'tooSlow', detail: 'x' }))
      .then({ type: 'GenerationFailed', data: { generation: 1, failure: 'tooSlow', detail: 'x' } }),
  );

  it('ignores an outdated step', () => {
    given(hugRequested, ...stepsOf(1))
      .when(ofFirst({ kind: 'FailGeneration', failure: 'busy', detail: null }))
      .then();
    given(hugRequested, ...stepsOf(1), generationRequested(2))
      .when(ofFirst({ kind: 'IntendSubmission', attempt: 1 }))
      .then();
    given()
      .when(ofFirst({ kind: 'CompleteGeneration' }))
      .then();
  });
});

describe('the next step', () => {
  const after = (...events: ArtworkEvent[]) => nextStep(fold(artworkDecider, events))?.step;

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
    const started = [imageRequested, generationRequested()];
    expect(after(...started)).toEqual({ kind: 'improve-prompt', prompt: 'a dog at the beach' });
    const improved = { generation: 1, improvedPrompt: 'a blue dog', improver: 'local' };
    expect(after(...started, { type: 'PromptImproved', data: improved })).toEqual({ kind: 'submit' });
  });

  it('is none before a request', () => expect(after()).toBeUndefined());

  it('is none after a failure', () => {
    const failed = { generation: 1, failure: 'busy', detail: null } as const;
    expect(after(hugRequested, generationRequested(), { type: 'GenerationFailed', data: failed })).toBeUndefined();
  });
});

describe('a picture check', () => {
  const given = specify(artworkDecider);
  const completedHug = [hugRequested, ...stepsOf(1)];
  const checked = (
    health: 'healthy' | 'broken',
    checkedAt: string,
    url = storedPicture(1).url,
  ): ArtworkEvent<'PictureChecked'> => ({
    type: 'PictureChecked',
    data: { url, health, source: 'none', checkedAt },
  });
  const record = ({ data }: ArtworkEvent<'PictureChecked'>) => ({ kind: 'RecordCheck' as const, check: data });

  const first = checked('broken', '2026-01-01T10:00:00.000Z');
  const soonAfter = '2026-01-01T10:59:59.000Z';
  const yearsLater = '2029-01-01T10:00:00.000Z';

  it('is recorded when it finds something new', () => {
    given(...completedHug)
      .when(record(first))
      .then(first);
    given(...completedHug, first)
      .when(record(checked('healthy', soonAfter)))
      .then(checked('healthy', soonAfter));
  });

  it('is not recorded again with the same result, however much later', () => {
    given(...completedHug, first)
      .when(record(checked('broken', yearsLater)))
      .then();
  });

  it('is recorded when only the provider has lost it', () => {
    const lost: ArtworkEvent<'PictureChecked'> = {
      ...first,
      data: { ...first.data, source: 'gone', checkedAt: soonAfter },
    };
    given(...completedHug, first)
      .when(record(lost))
      .then(lost);
  });

  it('of a replaced picture is ignored', () => {
    given(...completedHug, ...stepsOf(2))
      .when(record(first))
      .then();
    given().when(record(first)).then();
  });
});
