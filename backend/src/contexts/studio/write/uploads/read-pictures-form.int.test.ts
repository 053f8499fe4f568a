import { ERROR_MESSAGES, MAX_UPLOAD_BYTES } from '@marcel/contracts';
import { sendForm } from '../../../../test-support/testing/write-side.js';
import { readPicturesForm, requirePicture } from './read-pictures-form.js';

const FIELDS = ['portrait', 'character'];

const picture = (bytes: number) => new File([new Uint8Array(bytes)], 'dog.png', { type: 'image/png' });

const read = (...entries: [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return sendForm(form, (request) => readPicturesForm(request, FIELDS));
};

describe('a form with pictures', () => {
  it('gives its texts, and its pictures by their fields', async () => {
    const { fields, pictures } = await read(['userName', 'Ada'], ['portrait', picture(3)], ['character', '']);
    expect(fields).toEqual({ userName: 'Ada' });
    expect([...pictures].map(([field, bytes]) => [field, bytes.length])).toEqual([['portrait', 3]]);
    expect(requirePicture(pictures, 'portrait', 'Needed')).toHaveLength(3);
    expect(() => requirePicture(pictures, 'character', 'Needed')).toThrow('Needed');
  });

  it.each<[string, [string, string | File][], string]>([
    ['where none belongs', [['else', picture(3)]], ERROR_MESSAGES.unexpectedFile],
    [
      'given twice',
      [
        ['portrait', picture(3)],
        ['portrait', picture(3)],
      ],
      ERROR_MESSAGES.givenTwice,
    ],
    ['that is a text', [['portrait', 'https://x']], ERROR_MESSAGES.fileExpected],
  ])('refuses a picture %s', async (_, entries, message) => {
    await expect(read(...entries)).rejects.toMatchObject({ code: 'invalid_input', message });
  });

  it('refuses a picture of more than 5 MB', async () => {
    await expect(read(['portrait', picture(MAX_UPLOAD_BYTES + 1)])).rejects.toMatchObject({ code: 'too_large' });
  });
});
