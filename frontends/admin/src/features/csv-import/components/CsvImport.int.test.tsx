import { saveFile } from '@marcel/kit/programs';
import { fakeServer, type FakeCall } from '@marcel/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileOf } from '../../../shared/testing/file-of';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { CsvImport } from './CsvImport';

jest.mock('@marcel/kit/programs', () => ({
  ...jest.requireActual<object>('@marcel/kit/programs'),
  saveFile: jest.fn(),
}));

const IMPORT = {
  id: 1,
  fileName: 'mascots.csv',
  status: 'completed',
  rows: 3,
  imported: 2,
  skipped: 1,
  takenBack: 0,
  reason: null,
  begunAt: '2024-03-05T09:07:30.000Z',
  by: 'ann',
};
const LIST = 'GET /api/admin/mascot-imports';
const BEGIN = 'POST /api/admin/mascot-imports';
const CHECK = 'POST /api/admin/mascot-imports/check';

const TABLE = 'Name,Company,Cuteness\nTux,Linux,9\nDuke,Java,eleven\n';

const choose = (content = TABLE) => userEvent.upload(screen.getByLabelText('CSV file'), fileOf(content));
const pick = async (column: string, field: string) => {
  await userEvent.click(await screen.findByLabelText(`Field of ${column}`));
  await userEvent.click(await screen.findByTitle(field));
};
const rowsSent = ({ body }: FakeCall): unknown => {
  const rows = body instanceof FormData ? body.get('rows') : null;
  return typeof rows === 'string' ? JSON.parse(rows) : null;
};

beforeEach(() => jest.mocked(saveFile).mockClear());

describe('a file of mascots', () => {
  it('is matched, checked and imported', async () => {
    let imports: object[] = [];
    const problem = { row: 3, name: 'Duke', field: 'cuteness', message: 'Scores are whole numbers from 1 to 10' };
    const calls = fakeServer({
      [LIST]: () => ({ body: { imports } }),
      [CHECK]: { body: { rows: 2, good: 1, problems: [problem] } },
      [BEGIN]: () => {
        imports = [{ ...IMPORT, status: 'running', rows: 2, imported: 1, skipped: 0 }];
        return { body: imports[0] };
      },
    });
    renderAdmin(<CsvImport />);
    await choose();
    expect(await screen.findByText('Say which columns hold Name and Brand: no mascot is without.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check All Rows' })).toBeDisabled();
    await pick('Company', 'Brand');
    await userEvent.click(screen.getByRole('button', { name: 'Check All Rows' }));
    const check = within(await screen.findByRole('region', { name: 'Check of all rows' }));
    expect(check.getByText('1 row can come in. 1 row would be skipped.')).toBeVisible();
    expect(check.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '3',
      'Duke',
      `${problem.message}Cuteness: eleven`,
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 Row' }));
    expect(await screen.findByText('Import begun')).toBeVisible();
    expect(await screen.findByRole('progressbar', { name: 'Progress of mascots.csv' })).toBeVisible();
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent.map(rowsSent)).toEqual(
      sent.map(() => [
        { row: 2, values: { name: 'Tux', brand: 'Linux', cuteness: 9 } },
        { row: 3, values: { name: 'Duke', brand: 'Java', cuteness: 'eleven' } },
      ]),
    );
  });

  it('that is none is refused with a word, and nothing is sent', async () => {
    const calls = fakeServer({ [LIST]: { body: { imports: [] } } });
    renderAdmin(<CsvImport />);
    await choose('Name,Brand\n');
    expect(await screen.findByText('This file cannot be imported')).toBeVisible();
    expect(screen.getByText('There is no row below the names of the columns.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('stays, with what was matched, when the server refuses it', async () => {
    const error = 'An import is under way. Wait until it has ended, or stop it.';
    fakeServer({
      [LIST]: { body: { imports: [] } },
      [BEGIN]: { status: 409, body: { error, message: error, code: 'conflict' } },
    });
    renderAdmin(<CsvImport />);
    await choose('Name,Brand\nTux,Linux\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 Row' }));
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import 1 Row' })).toBeEnabled();
  });

  it('that was corrected keeps what its columns stand for, another one does not', async () => {
    fakeServer({ [LIST]: { body: { imports: [] } } });
    renderAdmin(<CsvImport />);
    await choose('Name,Company\nTux,Linux\n');
    await pick('Company', 'Brand');
    await choose('Name,Company\nTux,GNU\n');
    expect(await screen.findByText(/GNU/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import 1 Row' })).toBeEnabled();
    await choose('Company,Name\nTux,Linux\n');
    expect(await screen.findByText('Say which columns hold Name and Brand: no mascot is without.')).toBeVisible();
  });
});

describe('an import', () => {
  it('is undone by a reason', async () => {
    let entry = IMPORT;
    const calls = fakeServer({
      [LIST]: () => ({ body: { imports: [entry] } }),
      'POST /api/admin/mascot-imports/1/undo': () => {
        entry = { ...IMPORT, status: 'undone', takenBack: 2 };
        return { body: entry };
      },
    });
    renderAdmin(<CsvImport />);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo Import' }));
    await userEvent.type(await screen.findByLabelText(/^Reason/), 'Wrong file{Enter}');
    expect(await screen.findByText(/2 taken out again/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo Import' })).toBeNull());
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      '{"reason":"Wrong file"}',
    ]);
  });

  it('is stopped while it runs', async () => {
    let entry = { ...IMPORT, status: 'running' };
    fakeServer({
      [LIST]: () => ({ body: { imports: [entry] } }),
      'POST /api/admin/mascot-imports/1/stop': () => {
        entry = { ...IMPORT, status: 'stopped' };
        return { body: entry };
      },
    });
    renderAdmin(<CsvImport />);
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped')).toBeVisible();
  });

  it('tells what it skipped as a file, and the directory is one, too', async () => {
    const calls = fakeServer({
      [LIST]: { body: { imports: [IMPORT] } },
      'GET /api/admin/mascot-imports/1/skipped': { text: 'Row,Name,Problem\r\n' },
      'GET /api/admin/mascots/export': { text: '[]' },
    });
    renderAdmin(<CsvImport />);
    for (const [button, file] of [
      ['Download Skipped Rows', 'skipped-1.csv'],
      ['Download CSV', 'mascots.csv'],
      ['Download JSON', 'mascots.json'],
    ] as const) {
      await userEvent.click(await screen.findByRole('button', { name: button }));
      await waitFor(() => expect(saveFile).toHaveBeenLastCalledWith(expect.any(Blob), file));
    }
    const accepted = calls.filter(({ path }) => path.endsWith('/export')).map(({ headers }) => headers.get('accept'));
    expect(accepted).toEqual(['text/csv', 'application/json']);
  });
});
