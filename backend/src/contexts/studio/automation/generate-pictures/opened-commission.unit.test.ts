import { fold } from '../../../../platform/decider/decider.js';
import { artworkDecider } from '../../domain/artwork.decider.js';
import { generationRequested, imageRequested } from '../../domain/fixtures/artworks.js';
import { nextStep } from '../../domain/next-step.js';
import { openedCommission, withoutWordsOf } from './opened-commission.js';

const prompt = { subject: 'image-7', sealed: 'of.somebody' };
const asked = { ...imageRequested, data: { ...imageRequested.data, prompt } };
const due = nextStep(fold(artworkDecider, [asked, generationRequested()]))!;

describe('what is to be made', () => {
  it('is told to its makers in plain words', async () => {
    const commission = await openedCommission(due, { openWords: async () => ['A dog in Nowhereville'] });
    expect(commission?.subject).toMatchObject({ kind: 'image', prompt: 'A dog in Nowhereville' });
  });

  it('is nothing once its words are erased', async () => {
    expect(await openedCommission(due, { openWords: async () => [undefined] })).toBeUndefined();
  });

  it('is not repeated where a failure is told', async () => {
    const commission = await openedCommission(due, { openWords: async () => ['A dog in Nowhereville, ¡ñandú!'] });
    const detail = 'HTTP 400: "a dog in NOWHEREVILLE, Ñandú" breaks rule 12';
    expect(withoutWordsOf(commission!, detail)).toBe('HTTP 400: "a dog in …, …" breaks rule 12');
  });
});
