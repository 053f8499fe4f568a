import { downloadFile } from '@marcel/kit/programs';
import { fakeServer } from '@marcel/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileOf } from '../../../shared/testing/file-of';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { CsvImport } from './CsvImport';

jest.mock('@marcel/kit/programs', () => ({
  ...jest.requireActual<object>('@marcel/kit/programs'),
  downloadFile: jest.fn(),
}));

const IMPORT = {
  id: 1,
  fileName: 'mascots.csv',
  status: 'completed',
  rows: 3,
  imported: 2,
  skipped: 1,
  removed: 0,
  unloaded: 0,
  reason: null,
  startedAt: '2024-03-05T09:07:30.000Z',
  by: 'ann',
};
const LIST = 'GET /api/admin/mascot-imports';
const CREATE_IMPORT = 'POST /api/admin/mascot-imports';
const CHECK_ROWS = 'POST /api/admin/mascot-imports/check';

const TABLE = 'Name,Company,Cuteness\nTux,Linux,9\nDuke,Java,eleven\n';

const choose = (content = TABLE) => userEvent.upload(screen.getByLabelText('CSV file'), fileOf(content));
const pick = async (column: string, field: string) => {
  await userEvent.click(await screen.findByLabelText(`Field of ${column}`));
  await userEvent.click(await screen.findByTitle(field));
};

beforeEach(() => jest.mocked(downloadFile).mockClear());

describe('choosing a CSV file', () => {
  it('rejects a file that is not CSV, and sends nothing', async () => {
    const calls = fakeServer({ [LIST]: { body: { imports: [] } } });
    renderAdmin(<CsvImport />);
    await choose('Name,Brand\n');
    expect(await screen.findByText('This file cannot be imported')).toBeVisible();
    expect(screen.getByText('The file has no rows below the column names.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('keeps the file and its column mapping when the server rejects it', async () => {
    const error = 'An import is under way. Wait until it has ended, or stop it.';
    fakeServer({
      [LIST]: { body: { imports: [] } },
      [CHECK_ROWS]: { body: { rows: 1, good: 1, problems: [] } },
      [CREATE_IMPORT]: { status: 409, body: { error, message: error, code: 'conflict' } },
    });
    renderAdmin(<CsvImport />);
    await choose('Name,Brand\nTux,Linux\n');
    expect(await screen.findByText('mascots.csv: 1 row')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Check All Rows' }));
    expect(await screen.findByText('1 row will be imported.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 Row' }));
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import 1 Row' })).toBeEnabled();
  });

  it('keeps the column mapping for a corrected file, and resets it for another one', async () => {
    fakeServer({ [LIST]: { body: { imports: [] } } });
    renderAdmin(<CsvImport />);
    await choose('Name,Company\nTux,Linux\n');
    await pick('Company', 'Brand');
    await choose('Name,Company\nTux,GNU\n');
    expect(await screen.findByText(/GNU/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import 1 Row' })).toBeEnabled();
    await choose('Company,Name\nTux,Linux\n');
    expect(await screen.findByText('Choose the columns for Name and Brand.')).toBeVisible();
  });
});

describe('a parsed CSV file', () => {
  it('is parsed again with the chosen separator, and lists its skipped rows', async () => {
    fakeServer({ [LIST]: { body: { imports: [] } } });
    renderAdmin(<CsvImport />);
    await choose('Name;Brand\nTux;Linux;9\nDuke;Ja|va\n');
    expect(await screen.findByText(/^Row 2 is left out/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import 1 Row' })).toBeEnabled();
    await userEvent.click(screen.getByLabelText('Separator'));
    await userEvent.click(await screen.findByTitle('Vertical bar'));
    expect(await screen.findByText('Choose the columns for Name and Brand.')).toBeVisible();
    expect(screen.getByLabelText('Field of Name;Brand')).toBeVisible();
  });

  it('is decoded with the chosen encoding', async () => {
    fakeServer({ [LIST]: { body: { imports: [] } } });
    renderAdmin(<CsvImport />);
    const bytes = [...new TextEncoder().encode('Name,Brand\nTux,'), 0xe6, 0xee, 0xf0, 0xe0];
    await userEvent.upload(screen.getByLabelText('CSV file'), fileOf(bytes));
    expect(await screen.findByText(/^This file is not in UTF-8/)).toBeVisible();
    await userEvent.click(screen.getByLabelText('Encoding'));
    await userEvent.click(await screen.findByTitle('Cyrillic (Windows-1251)'));
    expect(await screen.findByText(/жора/)).toBeVisible();
    expect(screen.queryByText(/^This file is not in UTF-8/)).toBeNull();
  });

  it('rejects a dropped file that is not CSV', async () => {
    fakeServer({ [LIST]: { body: { imports: [] } } });
    renderAdmin(<CsvImport />);
    const files = [new File(['PNG'], 'tux.png', { type: 'image/png' })];
    fireEvent.drop(screen.getByText('Choose a file or drop it here'), { dataTransfer: { files } });
    expect(await screen.findByText('This file cannot be imported')).toBeVisible();
    expect(screen.getByText(/^This is not a CSV file\./)).toBeVisible();
  });
});

describe('an import', () => {
  it('can be stopped while it runs', async () => {
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

  it('offers the skipped rows and the directory as downloads', async () => {
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
      await waitFor(() => expect(downloadFile).toHaveBeenLastCalledWith(expect.any(Blob), file));
    }
    const accepted = calls.filter(({ path }) => path.endsWith('/export')).map(({ headers }) => headers.get('accept'));
    expect(accepted).toEqual(['text/csv', 'application/json']);
  });
});
