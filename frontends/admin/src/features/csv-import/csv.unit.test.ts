import { DEMONSTRATION_MASCOTS } from '@marcel/contracts';
import { sampleCsv } from './components/DemoDataImport';
import { guessMapping, mappingProblem, readCsv, toRows } from './csv';
import { fileOf } from '../../shared/testing/file-of';

describe('mapping', () => {
  describe('mapping columns', () => {
    it('recognizes columns by the names in the sample, the labels of the forms, and the names of the fields', () => {
      expect(guessMapping(['ImageURL', ' year_introduced', 'visualDesc', 'Anything', 'History Overview'])).toEqual([
        'imageUrl',
        'yearIntroduced',
        'visualDesc',
        null,
        'historyOverview',
      ]);
    });

    it('maps each field to one column only', () => {
      expect(guessMapping(['Name', 'name', 'Brand'])).toEqual(['name', null, 'brand']);
      expect(mappingProblem(['name', 'name', 'brand'])).toBe('Choose only one column for Name.');
    });

    it('requires columns for name and brand', () => {
      expect(mappingProblem(['name', null])).toBe('Choose the columns for Name and Brand.');
      expect(mappingProblem(['brand', 'name'])).toBeNull();
    });
  });

  describe('converting rows', () => {
    it('converts values to the type of their field, and leaves out blank cells', () => {
      const rows = [
        { row: 2, cells: ['Tux', 'Linux', '9', 'many', 'Swims; Sits\nEats', 'ACTIVE', ''] },
        { row: 3, cells: ['Duke', 'Java', ' ', '', '', '', '1995'] },
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

    it('converts the sample to the mascots that it was made from', async () => {
      const table = await readCsv(fileOf(sampleCsv()));
      const [astro] = toRows(table, guessMapping(table.columns));
      const { name, brand, cuteness, type, status } = DEMONSTRATION_MASCOTS[0]!;
      expect(astro?.values).toMatchObject({ name, brand, cuteness, type, status });
    });
  });
});

describe('reading a CSV file', () => {
  it('accepts quotes, a byte order mark and any column separator', async () => {
    await expect(
      readCsv(fileOf('\uFEFFName;Brand\r\n"Tux; the ""penguin""";Linux\r\n\r\n青い犬;Acme\r\n')),
    ).resolves.toEqual({
      fileName: 'mascots.csv',
      separator: ';',
      encoding: 'utf-8',
      columns: ['Name', 'Brand'],
      rows: [
        { row: 2, cells: ['Tux; the "penguin"', 'Linux'] },
        { row: 4, cells: ['青い犬', 'Acme'] },
      ],
      warnings: [],
    });
  });

  it('accepts the encodings of Windows programs', async () => {
    const bytes = [...Array.from('Name,Brand\nCaf', (letter) => letter.charCodeAt(0)), 0xe9, 0x2c, 0x41];
    await expect(readCsv(fileOf(bytes))).resolves.toMatchObject({
      rows: [{ row: 2, cells: ['Café', 'A'] }],
      warnings: [expect.stringContaining('not in UTF-8')],
    });
    await expect(readCsv(fileOf(bytes), { encoding: 'windows-1251' })).resolves.toMatchObject({
      rows: [{ cells: ['Cafй', 'A'] }],
      warnings: [],
    });
  });

  it.each(['\uFEFF', ''])('accepts UTF-16 with and without its byte order mark (%j)', async (mark) => {
    const text = `${mark}Name,Brand\n青い犬,Acme`;
    const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
    const little = units.flatMap((unit) => [unit & 0xff, unit >> 8]);
    const big = units.flatMap((unit) => [unit >> 8, unit & 0xff]);
    for (const bytes of [little, big])
      await expect(readCsv(fileOf(bytes))).resolves.toMatchObject({
        columns: ['Name', 'Brand'],
        rows: [{ row: 2, cells: ['青い犬', 'Acme'] }],
        warnings: [],
      });
  });

  it.each(['\r\n\n', '\n\r\n', '\r', '\r\r\n'])('accepts mixed line ends (%j)', async (ends) => {
    const lines = ['Name,Brand', 'A1,Acme', '"A2",Acme', 'A3,"Ac\r\nme"', 'A4,Acme'];
    const text = lines.map((line, at) => line + (at % 2 === 0 ? '\r\n' : ends)).join('');
    const { rows } = await readCsv(fileOf(text));
    expect(rows.map(({ cells }) => cells.join())).toEqual(['A1,Acme', 'A2,Acme', 'A3,Ac\r\nme', 'A4,Acme']);
  });

  it('accepts quotes inside cells and any line end', async () => {
    const { rows } = await readCsv(fileOf('Name,Brand\rTV 5",Acme\rTV 6",Acme\r"a ""b"" c","d\re"\r'));
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['TV 5"', 'Acme'],
      ['TV 6"', 'Acme'],
      ['a "b" c', 'd\re'],
    ]);
  });

  it('accepts replacement characters that the file itself contains', async () => {
    await expect(readCsv(fileOf('Name,Brand\nPok\ufffdmon,Acme\n'))).resolves.toMatchObject({
      encoding: 'utf-8',
      rows: [{ cells: ['Pok\ufffdmon', 'Acme'] }],
    });
  });

  it('keeps the readable characters of a damaged file, and names the damaged row', async () => {
    const [before, after] = ['Name,Brand\nŠemík,Škoda\nPika,', 'ilan\n'].map((text) => [
      ...new TextEncoder().encode(text),
    ]);
    await expect(readCsv(fileOf([...before!, 0xe9, ...after!]))).resolves.toMatchObject({
      encoding: 'utf-8',
      rows: [{ cells: ['Šemík', 'Škoda'] }, { cells: ['Pika', '\ufffdilan'] }],
      warnings: [expect.stringMatching(/^Row 3 is damaged/)],
    });
  });

  it('skips and names rows with too many cells', async () => {
    const text = 'Name,Brand\nE1,Acme, black and white\nE2,Acme,,\n\nE3,Acme,1\n';
    await expect(readCsv(fileOf(text))).resolves.toMatchObject({
      rows: [{ row: 3, cells: ['E2', 'Acme', '', ''] }],
      warnings: [expect.stringMatching(/^Rows 2 and 5 are left out/)],
    });
  });

  it.each([
    [',', 'Name,Brand,Interesting Facts\nU1,Acme,a; b; c; d\nU2,Acme,a; b; c; d\n'],
    ['|', 'Name|Brand\nA, b, c|Acme, Inc.\n'],
    [';', 'Name;Brand;"Facts, history, or more"\nA,B;C;D,E,F\n'],
    ['\t', 'Name\tBrand\nA,b;c\tAcme\n'],
    [';', 'SEP=;\r\nName;Brand\r\nTeddy;Acme\r\n'],
    [';', 'sep=; \r\nName;Brand\r\nTeddy;Acme\r\n'],
    [';', 'sep=;,,,\nName;Brand\nTeddy;Acme\n'],
    ['\t', '\n sep = "\t"\nName\tBrand\nTeddy\tAcme\n'],
    ['^', '"sep=^"^^\nName^Brand\nTeddy^Acme\n'],
  ])('recognizes the separator of %j by the first row', async (separator, text) => {
    const table = await readCsv(fileOf(text));
    expect([table.separator, table.columns.slice(0, 2), table.rows[0]?.row]).toEqual([separator, ['Name', 'Brand'], 2]);
  });

  it('uses the separator that the admin chooses', async () => {
    const text = 'Name,Brand;Type\nA,B;C\n';
    await expect(readCsv(fileOf(text), { separator: ';' })).resolves.toMatchObject({ columns: ['Name,Brand', 'Type'] });
  });

  it('counts blank rows as row numbers', async () => {
    const { rows } = await readCsv(fileOf('Name,Brand\r\nI1,Acme\r\n\r\n,,\r\nI2,Acme\r\n'));
    expect(rows.map(({ row }) => row)).toEqual([2, 5]);
  });

  it.each([
    ['mascots.xlsx', 'Name,Brand\nTux,Linux\n'],
    ['mascots.csv', 'PK\u0003\u0004\u0014,\u0006\nTux,Linux\n'],
    ['mascots.csv', 'Some words\nand some more\n'],
  ])('rejects files that are not CSV: %s with %j', (name, text) =>
    expect(readCsv(fileOf(text, name))).rejects.toThrow('This is not a CSV file.'),
  );

  it.each([
    [
      ['Born in 1990; still alive', 'Two\nlines', 'says "hi"', '"Hi" it says', 'plain'],
      ['"Born in 1990; still alive"', '"Two\nlines"', 'says "hi"', '"""Hi"" it says"', 'plain'].join(';'),
    ],
    [['"Hi" it says', ' plain', 'more'], '"Hi" it says; plain\nmore'],
  ])('splits the facts %j', (facts, cell) =>
    expect(toRows({ rows: [{ row: 2, cells: [cell] }] }, ['facts'])).toEqual([{ row: 2, values: { facts } }]),
  );

  it('removes the escapes that an export has added against formulas', async () => {
    const rows = [{ cells: ['=1+1', '@SUM(1)'] }, { cells: ["'quoted", '＝5'] }, { cells: ["'=1", "''"] }];
    await expect(readCsv(fileOf("Name,Brand\n'=1+1,'@SUM(1)\n'quoted,'＝5\n''=1,''\n"))).resolves.toMatchObject({
      rows,
    });
  });

  it.each([
    ['without rows', 'Name,Brand\n', 'The file has no rows below the column names.'],
    ['with nothing in it', '', 'The file has no rows below the column names.'],
    ['with an open quote', 'Name,Brand\n"Tux,Linux\n', 'The quotes in row 2 do not match.'],
    ['with quotes around a part of a cell', 'Name,Brand\n"Tux" Junior,Linux\n', 'The quotes in row 2 do not match.'],
    ['without line ends', `${'Name,Brand,'.repeat(1_000_000)}\nTux,Linux\n`, '2,000,001 columns are too many'],
    [
      'that is too long',
      `Name,Brand\n${'Tux,Linux\n'.repeat(10_001)}`,
      '10,001 rows are too many: at most 10,000 can be imported at once.',
    ],
  ])('rejects a file %s', async (_, text, message) => {
    await expect(readCsv(fileOf(text))).rejects.toThrow(message);
  });
});
