import { csvHeader, csvList, csvRow } from './csv-row.js';

it('starts with the byte order mark, by which Excel detects UTF-8', () =>
  expect(csvHeader(['Name'])).toBe('\ufeffName\r\n'));

it.each([
  ['=1+1', "'=1+1"],
  ["'=1+1", "''=1+1"],
  ['＝1+1', "'＝1+1"],
  ["'tis", "'tis"],
  ['a "b", c', '"a ""b"", c"'],
  ['a\nb', '"a\nb"'],
  [null, ''],
  [7, '7'],
])('writes %j as %s', (value, cell) => expect(csvRow([value])).toBe(`${cell}\r\n`));

it('separates the texts of a list', () =>
  expect(csvList(['Born in 1990; still alive', 'Two\nlines', '"Hi" it says', 'plain'])).toBe(
    '"Born in 1990; still alive";"Two\nlines";"""Hi"" it says";plain',
  ));
