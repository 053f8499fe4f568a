import { checkFields } from '../validation/validation.js';
import { GenerateHugRequest, GenerateImageRequest, ListHugsQuery } from './requests.js';
import { STUDIO_LIMITS } from './rules.js';

const messages = (request: object) => checkFields(request).map(({ message }) => message);

describe('a request of the studio', () => {
  it('for a hug needs a name', () => {
    expect(messages(new GenerateHugRequest())).toEqual(['Please enter your name']);
    expect(messages(Object.assign(new GenerateHugRequest(), { userName: 'x'.repeat(101) }))).toEqual(['Name too long']);
  });

  it('for an image needs no more than a prompt', () => {
    expect(messages(new GenerateImageRequest())).toEqual(['Please enter a prompt']);
    const long = { prompt: 'x'.repeat(STUDIO_LIMITS.prompt + 1) };
    expect(messages(Object.assign(new GenerateImageRequest(), long))).toEqual(['Prompt too long']);
    expect(Object.assign(new GenerateImageRequest(), { prompt: 'a dog' })).toEqual({
      prompt: 'a dog',
      modelId: 'custom-model',
      format: 'jpeg',
    });
  });

  it('for an image names a model and a format that exist', () => {
    const request = Object.assign(new GenerateImageRequest(), { prompt: 'x', modelId: '../jobs', format: 'gif' });
    expect(messages(request)).toEqual([
      'A model name has only letters, digits, dots, dashes and underscores',
      'Format must be jpeg, png or webp',
    ]);
    const empty = Object.assign(new GenerateImageRequest(), { prompt: 'x', modelId: null, format: null });
    expect(checkFields(empty).map(({ path }) => path)).toEqual(['modelId', 'format']);
  });

  it('for a list may filter hugs and drawings', () => {
    expect(messages(Object.assign(new ListHugsQuery(), { kind: 'drawing', hideBroken: 'true' }))).toEqual([]);
    const query = Object.assign(new ListHugsQuery(), { kind: 'x', limit: 101 });
    expect(checkFields(query).map(({ path }) => path)).toEqual(['kind', 'limit']);
  });
});
