import type { Words } from '../../../../platform/decider/words.js';
import { fold } from '../../../../platform/decider/decider.js';
import { artworkDecider } from '../../domain/artwork.decider.js';
import { generationRequested, hugRequested, imageRequested } from '../../domain/fixtures/artworks.js';
import { nextStep } from '../../domain/next-step.js';
import { openedCommission, withoutWordsOf } from './opened-commission.js';

const sealed = (text: string) => ({ subject: 'hug-7', sealed: text });
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

  it('names a character that was named, or is nothing', async () => {
    const data = { ...hugRequested.data, userName: sealed('Ada'), characterName: sealed('Tuxedo') };
    const named = nextStep(fold(artworkDecider, [{ ...hugRequested, data }, generationRequested()]))!;
    const openWords = async (words: readonly Words[]) =>
      words.map((one) => (typeof one === 'string' ? one : one.sealed));
    const commission = await openedCommission(named, { openWords });
    expect(commission?.subject).toMatchObject({ userName: 'Ada', characterName: 'Tuxedo' });
    expect(withoutWordsOf(commission!, 'No tuxedo here')).toBe('No … here');
    const erased = { openWords: async ([one]: readonly Words[]) => [one === data.characterName ? undefined : 'Ada'] };
    expect(await openedCommission(named, erased)).toBeUndefined();
  });

  it('is not repeated where a failure is told', async () => {
    const commission = await openedCommission(due, { openWords: async () => ['A dog in Nowhereville, ¡ñandú!'] });
    const detail = 'HTTP 400: "a dog in NOWHEREVILLE, Ñandú" breaks rule 12';
    expect(withoutWordsOf(commission!, detail)).toBe('HTTP 400: "a dog in …, …" breaks rule 12');
  });
});
