import { fileOf } from '../../shared/testing/file-of';
import { readCsv } from './read-csv';

describe('a CSV file', () => {
  it('is read with quotes, its mark, and whatever separates its columns', async () => {
    await expect(
      readCsv(fileOf('\uFEFFName;Brand\r\n"Tux; the ""penguin""";Linux\r\n\r\n青い犬;Acme\r\n')),
    ).resolves.toEqual({
      fileName: 'mascots.csv',
      columns: ['Name', 'Brand'],
      rows: [
        ['Tux; the "penguin"', 'Linux'],
        ['青い犬', 'Acme'],
      ],
    });
  });

  it('may come from a program of Windows', async () => {
    const bytes = [...Array.from('Name,Brand\nCaf', (letter) => letter.charCodeAt(0)), 0xe9, 0x2c, 0x41];
    await expect(readCsv(fileOf(bytes))).resolves.toMatchObject({ rows: [['Café', 'A']] });
  });

  it('may be in UTF-16 with its mark', async () => {
    const text = '\uFEFFName,Brand\n青い犬,Acme';
    const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
    const little = units.flatMap((unit) => [unit & 0xff, unit >> 8]);
    const big = units.flatMap((unit) => [unit >> 8, unit & 0xff]);
    for (const bytes of [little, big])
      await expect(readCsv(fileOf(bytes))).resolves.toMatchObject({
        columns: ['Name', 'Brand'],
        rows: [['青い犬', 'Acme']],
      });
  });

  it('of ours has what was guarded against being taken for a formula as it was', async () => {
    const rows = [
      ['=1+1', '@SUM(1)'],
      ["'quoted", '-5'],
    ];
    await expect(readCsv(fileOf("Name,Brand\n'=1+1,'@SUM(1)\n'quoted,'-5\n"))).resolves.toMatchObject({ rows });
  });

  it.each([
    ['without rows', 'Name,Brand\n', 'There is no row below the names of the columns.'],
    ['with nothing in it', '', 'There is no row below the names of the columns.'],
    ['with an open quote', 'Name,Brand\n"Tux,Linux\n', 'A quote in row 2 is never closed.'],
    [
      'that is too long',
      `Name,Brand\n${'Tux,Linux\n'.repeat(10_001)}`,
      '10,001 rows are too many: at most 10,000 can be imported at once.',
    ],
  ])('is refused %s', async (_, text, message) => {
    await expect(readCsv(fileOf(text))).rejects.toThrow(message);
  });
});
