import { sizeText } from './size-text';

it.each<[number | null, string]>([
  [null, 'Not known'],
  [0, '0\u00a0B'],
  [999, '999\u00a0B'],
  [498_000, '498\u00a0kB'],
  [1_000_000, '1\u00a0MB'],
  [83_751_234_567, '83.8\u00a0GB'],
])('%s bytes are told as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
