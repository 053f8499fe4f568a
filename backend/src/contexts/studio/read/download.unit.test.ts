import { fileNameOf, readDownloadName } from './download.js';

describe('a download', () => {
  it.each([
    ['hug-7', { kind: 'hug', id: 7 }],
    ['drawing-12', { kind: 'drawing', id: 12 }],
    ['gen-7', { kind: 'gen', id: 7 }],
    ['7', { kind: 'gen', id: 7 }],
  ])('is named %s', (text, name) => expect(readDownloadName(text)).toEqual(name));

  it.each(['', 'hug-0', 'hug-', 'image-7', '-7', '7x', '../7', '99999999999999999'])('is not named %p', (text) => {
    expect(() => readDownloadName(text)).toThrow('Image not found');
  });

  it.each([
    [['marcel', 'hugs', 'Zoë "Z" /..\\ Müller'], 'jpeg', 'marcel-hugs-zoe-z-muller-7.jpg'],
    [['marcel', '東京 🐶'], 'png', 'marcel-dong-jing-7.png'],
    [['marcel', 'x'.repeat(200)], 'webp', `marcel-${'x'.repeat(53)}-7.webp`],
  ] as const)('of %p has a name that any system takes', (words, format, name) =>
    expect(fileNameOf(words, 7, format)).toBe(name),
  );
});
