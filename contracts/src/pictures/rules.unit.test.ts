import { hashOfStoredPicture, MAX_UPLOAD_BYTES, PICTURE_MESSAGES, pictureAtWidth, pictureSrcSet } from './rules.js';

const hash = 'a'.repeat(64);

describe('pictures', () => {
  it('may hold 5 MB', () => expect(MAX_UPLOAD_BYTES).toBe(5_242_880));

  it('are rejected when invalid or too large, with the messages of the specification', () => {
    expect(PICTURE_MESSAGES.invalidType).toEqual({
      title: 'Invalid file type',
      body: 'Please upload an image file (JPG, PNG, GIF, WebP)',
    });
    expect(PICTURE_MESSAGES.tooLarge).toEqual({
      title: 'File too large',
      body: 'Please upload an image smaller than 5MB',
    });
  });

  it('stored here are offered in every width', () => {
    expect(pictureAtWidth(`/pictures/${hash}.webp`, 320)).toBe(`/pictures/320/${hash}.webp`);
    for (const query of ['', '?signature=1.a'])
      expect(pictureSrcSet(`/pictures/${hash}.webp${query}`)).toBe(
        [160, 320, 640, 1024].map((width) => `/pictures/${width}/${hash}.webp${query} ${width}w`).join(', '),
      );
  });

  it('stored here are named by their hash', () => {
    expect(hashOfStoredPicture(`/pictures/${hash}.webp`)).toBe(hash);
    expect(hashOfStoredPicture(`https://example.org/pictures/${hash}.webp`)).toBeUndefined();
  });

  it('from other sites keep their address', () => {
    expect(pictureAtWidth('https://example.org/a.png', 320)).toBe('https://example.org/a.png');
    expect(pictureSrcSet('https://example.org/a.png')).toBeUndefined();
  });
});
