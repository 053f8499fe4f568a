import { fakeServer } from '@marcel/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { DemoDataImport } from './DemoDataImport';

const IMPORT = 'POST /api/admin/import-csv';
const start = () => userEvent.click(screen.getByRole('button', { name: 'Import Demonstration Mascots' }));

describe('the import of the demonstration mascots', () => {
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
});
