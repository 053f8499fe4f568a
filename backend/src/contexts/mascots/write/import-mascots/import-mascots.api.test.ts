import {
  CSV,
  ErrorBody,
  fillPath,
  IMPORT_LIMITS,
  IMPORT_MESSAGES,
  ImportCheck,
  Mascot,
  MascotImport,
  MascotImports,
  ROUTES,
  type ImportRow,
} from '@marcel/contracts';
import * as z from 'zod/mini';
import { pause } from '../../../../test-support/pause.js';
import { rest } from '../../../../test-support/shared-product/shared-product.js';
import { formOf } from '../../../../test-support/rest-client.js';

async function until<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await pause();
  }
}

// Each test uses its own brand.
let brand = '';
let count = 0;
beforeEach(() => {
  brand = `Importer ${(count += 1)}`;
});

const row = (line: number, values: ImportRow['values']): ImportRow => ({
  row: line,
  values: { brand, ...values },
});

const send = (path: string, rows: unknown, fileName = 'mascots.csv') =>
  rest.call('POST', path, { admin: true, form: formOf({ fileName, rows: JSON.stringify(rows) }) });

const start = async (rows: unknown): Promise<MascotImport> =>
  MascotImport.parse((await send(ROUTES.mascotImports, rows)).body);
const newest = async () => MascotImports.parse((await rest.get(ROUTES.mascotImports, { admin: true })).body).imports[0];
const ended = (status: MascotImport['status']) =>
  until(async () => {
    const found = await newest();
    return found?.status === status ? found : undefined;
  });
const listed = () => rest.mascots(`?search=${encodeURIComponent(brand)}&limit=500&sortBy=name&sortOrder=asc`);
const names = async () => (await listed()).map(({ name }) => name);
const undo = (id: number, reason = 'Wrong file') =>
  rest.call('POST', fillPath(ROUTES.mascotImportUndo, { id }), { admin: true, json: { reason } });

const someRows = () => [
  row(2, { name: ' Pip ', facts: ['Hops', ' '], cuteness: 9, imageUrl: 'https://example.org/pip.png' }),
  row(3, { name: 'Quill', cuteness: 11, status: 'asleep' }),
  row(4, { name: 'PIP' }),
  row(5, { name: 'Rook', imageUrl: 'data:image/png;base64,AAAA' }),
  row(6, { name: '青い犬', contributor: 'Ann' }),
];

describe('an import from a file', () => {
  it('can be checked row by row without changing anything', async () => {
    await rest.publish({ name: 'Pip', brand });
    const before = await newest();
    const { status, body } = await send(ROUTES.mascotImportCheck, someRows());
    expect(status).toBe(200);
    expect(ImportCheck.parse(body)).toEqual({
      rows: 5,
      good: 1,
      problems: [
        { row: 2, name: 'Pip', field: null, message: IMPORT_MESSAGES.duplicate },
        { row: 3, name: 'Quill', field: 'status', message: 'Status must be active or inactive' },
        { row: 3, name: 'Quill', field: 'cuteness', message: 'Scores are whole numbers from 1 to 10' },
        { row: 4, name: 'PIP', field: 'name', message: IMPORT_MESSAGES.twice },
        { row: 5, name: 'Rook', field: 'imageUrl', message: IMPORT_MESSAGES.webPicture },
      ],
    });
    expect(await names()).toEqual(['Pip']);
    expect(await newest()).toEqual(before);
  });

  it('imports valid rows, and reports why others were skipped', async () => {
    await rest.publish({ name: '青い犬', brand: brand.toUpperCase() });
    const { id } = await start(someRows());
    expect(await ended('completed')).toMatchObject({ rows: 5, imported: 1, skipped: 4, removed: 0, unloaded: 1 });
    expect(await names()).toEqual(['Pip', '青い犬']);
    const pip = (await listed()).find(({ name }) => name === 'Pip');
    expect(pip).toMatchObject({ facts: ['Hops'], cuteness: 9, humor: 5, imageUrl: 'https://example.org/pip.png' });
    const skipped = await rest.get(fillPath(ROUTES.mascotImportSkipped, { id }), { admin: true });
    expect(skipped.headers.get('content-type')).toContain(CSV);
    expect(skipped.body).toBe(
      [
        'Row,Name,Problem',
        `2,Pip,${IMPORT_MESSAGES.unloaded('example.org')}`,
        '3,Quill,Status: Status must be active or inactive; Cuteness: Scores are whole numbers from 1 to 10',
        `4,PIP,Name: ${IMPORT_MESSAGES.twice}`,
        `5,Rook,Image URL: ${IMPORT_MESSAGES.webPicture}`,
        `6,青い犬,${IMPORT_MESSAGES.duplicate}`,
        '',
      ].join('\r\n'),
    );
  });

  it('is undone as a whole, with one reason, and keeps earlier mascots', async () => {
    await rest.publish({ name: 'Before', brand });
    const many = Array.from({ length: 60 }, (_, index) => row(index + 2, { name: `Mascot ${index}` }));
    const { id } = await start(many);
    expect(await ended('completed')).toMatchObject({ imported: 60, skipped: 0 });
    expect((await undo(id, ' ')).status).toBe(400);
    expect((await undo(id)).status).toBe(200);
    expect(await ended('undone')).toMatchObject({ removed: 60, reason: 'Wrong file' });
    await until(async () => ((await names()).length === 1 ? true : undefined));
    expect(await names()).toEqual(['Before']);
    const again = await undo(id);
    expect([again.status, ErrorBody.parse(again.body).error]).toEqual([409, IMPORT_MESSAGES.undone]);
    // The same rows may be imported again.
    await start(many.slice(0, 2));
    expect(await ended('completed')).toMatchObject({ imported: 2, skipped: 0 });
  });

  it.each([
    ['no rows', [], 'mascots.csv', IMPORT_MESSAGES.none],
    ['what are no rows', { row: 1 }, 'mascots.csv', IMPORT_MESSAGES.rows],
    ['a row without values', [{ row: 1 }], 'mascots.csv', IMPORT_MESSAGES.rows],
    ['no name of a file', someRows(), ' ', IMPORT_MESSAGES.fileName],
    [
      'too many rows',
      Array.from({ length: IMPORT_LIMITS.rows + 1 }, (_, index) => ({ row: index + 1, values: {} })),
      'mascots.csv',
      IMPORT_MESSAGES.tooMany,
    ],
  ])('rejects %s', async (_, rows, fileName, message) => {
    for (const path of [ROUTES.mascotImportCheck, ROUTES.mascotImports]) {
      const { status, body } = await send(path, rows, fileName);
      expect([status, ErrorBody.parse(body).error]).toEqual([400, message]);
    }
  });

  it('answers 404 for an unknown import', async () => {
    expect((await undo(99_999)).status).toBe(404);
    expect((await rest.get(fillPath(ROUTES.mascotImportSkipped, { id: 99_999 }), { admin: true })).status).toBe(404);
  });
});

describe('the exported directory', () => {
  const take = (accept: string) => rest.get(ROUTES.mascotsExport, { admin: true, headers: { accept } });

  it('is a table without formulas', async () => {
    await start([row(2, { name: '=HYPERLINK("x")', facts: ['One', 'Two, "three"', 'Four; five', 'Six\nseven'] })]);
    await ended('completed');
    await until(async () => ((await names()).length === 1 ? true : undefined));
    const [head = '', ...lines] = String((await take(CSV)).body).split('\r\n');
    expect(head.split(',').slice(0, 6)).toEqual(['id', 'slug', 'likes', 'createdAt', 'Name', 'Brand']);
    const line = lines.find((text) => text.includes(brand)) ?? '';
    expect(line).toContain(`"'=HYPERLINK(""x"")",${brand}`);
    expect(line).toContain('"One;""Two, """"three"""""";""Four; five"";""Six\nseven""",');
  });

  it('is JSON', async () => {
    const { id } = await rest.publish({ name: 'Taken', brand });
    const all = z.array(Mascot).parse((await take('application/json')).body);
    expect(all.find((mascot) => mascot.brand === brand)).toMatchObject({ id, name: 'Taken' });
  });
});
