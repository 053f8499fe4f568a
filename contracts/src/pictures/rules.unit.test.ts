import { MAX_UPLOAD_BYTES, pictureAtWidth, pictureSrcSet } from './rules.js';

const hash = 'a'.repeat(64);

describe('pictures', () => {
  it('may hold 5 MB', () => expect(MAX_UPLOAD_BYTES).toBe(5_242_880));

  it('of our own are offered in every width', () => {
    expect(pictureAtWidth(`/pictures/${hash}.webp`, 320)).toBe(`/pictures/320/${hash}.webp`);
    expect(pictureSrcSet(`/pictures/${hash}.webp`)).toBe(
      [160, 320, 640, 1024].map((width) => `/pictures/${width}/${hash}.webp ${width}w`).join(', '),
    );
  });

  it('from elsewhere stay as they are', () => {
    expect(pictureAtWidth('https://example.org/a.png', 320)).toBe('https://example.org/a.png');
    expect(pictureSrcSet('https://example.org/a.png')).toBeUndefined();
  });
});
