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
