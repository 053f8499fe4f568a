import { fakeServer } from '@marcel/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMascot, mascotPages } from '../../../shared/testing/fixtures';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { MascotsManagement } from './MascotsManagement';

const LIST = { 'GET /api/mascots': mascotPages([aMascot({ id: 1, name: 'Duke' }), aMascot({ id: 2, name: 'Tux' })]) };

async function selectAll() {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByRole('heading', { name: '2 selected' })).toBeVisible();
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('tells why nothing was deleted', async () => {
  fakeServer({ ...LIST, 'POST /api/mascots/delete': { status: 503, body: { error: 'The log is away' } } });
  renderAdmin(<MascotsManagement />);
  await selectAll();
  await press('Delete Selected');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete mascot')).toBeVisible();
});
