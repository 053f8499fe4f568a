import { compareNames } from './duplicates.js';

const tux = { name: 'Tux', brand: 'Linux' };

describe('likeness', () => {
  it.each([
    ['same', { name: ' TUX', brand: 'linux' }],
    ['similar', { name: 'Tuxx', brand: 'Linux' }],
    ['similar', { name: 'Túx', brand: 'Linux.' }],
    [undefined, { name: 'Tux', brand: 'Penguin Books' }],
    [undefined, { name: 'Freddie', brand: 'Linux' }],
  ])('is %s for %j', (likeness, other) => expect(compareNames(tux, other)).toBe(likeness));
});
