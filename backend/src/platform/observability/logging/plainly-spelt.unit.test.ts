import { plainlySpelt } from './logger.js';

it.each([
  ['/mascotdx', '/mascotdx'],
  ['%2Fa%5Cb%40', '/a\\b@'],
  ['%252fa%25255C%2525252540', '/a\\@'],
  ['%25%32%46', '/'],
  ['%zz%2', '%zz%2'],
  ['%C3%A9%00', '%C3%A9%00'],
])('%s is read as %s', (text, plain) => expect(plainlySpelt(text)).toBe(plain));

it('what is encoded in ever new turns is followed for some of them', () => {
  const encodeAll = (text: string) => [...text].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
  expect(plainlySpelt(encodeAll(encodeAll(encodeAll('/'))))).toBe('/');
});
