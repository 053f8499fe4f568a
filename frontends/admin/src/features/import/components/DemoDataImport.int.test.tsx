import { saveFile } from '@marcel/kit/programs';
import { fakeServer } from '@marcel/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { DemoDataImport } from './DemoDataImport';

jest.mock('@marcel/kit/programs', () => ({
  ...jest.requireActual<object>('@marcel/kit/programs'),
  saveFile: jest.fn(),
}));

const IMPORT = 'POST /api/admin/import-csv';
const start = () => userEvent.click(screen.getByRole('button', { name: 'Import Demonstration Mascots' }));
const results = async () => within(await screen.findByRole('region', { name: 'Import Results' }));

const textOf = (file: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });

describe('the import of the demonstration mascots', () => {
  it('shows that it works, then what came in', async () => {
    let answer = () => undefined;
    const held = new Promise<undefined>((resolve) => (answer = () => void resolve(undefined)));
    const calls = fakeServer({ [IMPORT]: () => held.then(() => ({ body: { imported: 5, errors: [] } })) });
    renderAdmin(<DemoDataImport />);
    await start();
    expect(screen.getByRole('button', { name: 'Importing Demo Data...' })).toBeDisabled();
    expect(screen.getByRole('region', { name: 'Processing Import' })).toBeVisible();
    answer();
    expect(await screen.findByText('Import successful')).toBeVisible();
    const shown = await results();
    expect(shown.getByText('5')).toBeVisible();
    expect(shown.queryByRole('region', { name: 'Error messages' })).toBeNull();
    expect(shown.getByRole('link')).toHaveAttribute('href', '/mascotdx');
    expect(shown.getByRole('link')).toHaveAttribute('target', '_blank');
    expect(calls[0]?.body).toBeNull();
  });

  it('lists what did not come in', async () => {
    const errors = ['Astro (PlayStation) already exists', 'Tux (Linux) already exists'];
    fakeServer({ [IMPORT]: { body: { imported: 0, errors } } });
    renderAdmin(<DemoDataImport />);
    await start();
    expect(await screen.findByText('Import completed with warnings')).toBeVisible();
    expect(screen.getByText('0 mascots imported, 2 errors.')).toBeVisible();
    const list = within(screen.getByRole('region', { name: 'Error messages' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(errors);
    expect((await results()).queryByRole('link')).toBeNull();
  });

  it.each([
    [
      'the words of the server',
      { error: 'The store is full', message: 'The store is full', code: 'unavailable' },
      'The store is full',
    ],
    ['words of its own', undefined, 'Failed to import demonstration data'],
  ])('fails with %s', async (_, body, text) => {
    fakeServer({ [IMPORT]: { status: 503, body } });
    renderAdmin(<DemoDataImport />);
    await start();
    expect(await screen.findByText('Import failed')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import Demonstration Mascots' })).toBeEnabled();
  });

  it('hands out the sample CSV', async () => {
    fakeServer({});
    renderAdmin(<DemoDataImport />);
    await userEvent.click(screen.getByRole('button', { name: 'Download Sample CSV' }));
    const [file, name] = jest.mocked(saveFile).mock.calls[0]!;
    expect([name, file.type]).toEqual(['sample-mascots.csv', 'text/csv;charset=utf-8']);
    expect(await textOf(file)).toMatch(/^Name,/);
  });
});
