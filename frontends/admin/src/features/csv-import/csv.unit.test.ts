import { DEMONSTRATION_MASCOTS } from '@marcel/contracts';
import Papa from 'papaparse';
import { sampleCsv } from './components/DemoDataImport';
import { guessMapping, mappingProblem, readCsv, toRows } from './csv';
import { fileOf } from '../../shared/testing/file-of';

describe('mapping', () => {
  describe('the columns of a file', () => {
    it('are known by their names in the sample, by the labels of the forms, and by the names of the fields', () => {
      expect(guessMapping(['ImageURL', ' year_introduced', 'visualDesc', 'Anything', 'History Overview'])).toEqual([
        'imageUrl',
        'yearIntroduced',
        'visualDesc',
        null,
        'historyOverview',
      ]);
    });

    it('stand for a field once', () => {
      expect(guessMapping(['Name', 'name', 'Brand'])).toEqual(['name', null, 'brand']);
      expect(mappingProblem(['name', 'name', 'brand'])).toBe('Two columns stand for Name.');
    });

    it('have to hold name and brand', () => {
      expect(mappingProblem(['name', null])).toBe('Say which columns hold Name and Brand: no mascot is without.');
      expect(mappingProblem(['brand', 'name'])).toBeNull();
    });
  });

  describe('the rows of a file', () => {
    it('hold values of the kind that their field is of, and nothing of blank cells', () => {
      const rows = [
        ['Tux', 'Linux', '9', 'many', 'Swims; Sits\nEats', 'ACTIVE', ''],
        ['Duke', 'Java', ' ', '', '', '', '1995'],
      ];
      expect(toRows({ rows }, ['name', 'brand', 'cuteness', 'humor', 'facts', 'status', 'yearIntroduced'])).toEqual([
        {
          row: 2,
          values: {
            name: 'Tux',
            brand: 'Linux',
            cuteness: 9,
            humor: 'many',
            facts: ['Swims', ' Sits', 'Eats'],
            status: 'active',
          },
        },
        { row: 3, values: { name: 'Duke', brand: 'Java', yearIntroduced: 1995 } },
      ]);
    });

    it('of the sample are the mascots that it was made of', () => {
      const [columns = [], ...rows] = Papa.parse<string[]>(sampleCsv()).data;
      const [astro] = toRows({ rows }, guessMapping(columns));
      const { name, brand, cuteness, type, status } = DEMONSTRATION_MASCOTS[0]!;
      expect(astro?.values).toMatchObject({ name, brand, cuteness, type, status });
    });
  });
});

describe('a CSV file', () => {
  it('may contain quotes, a byte order mark and any column separator', async () => {
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
