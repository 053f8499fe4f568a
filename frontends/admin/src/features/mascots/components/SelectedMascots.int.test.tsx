import { fakeServer } from '@marcel/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMascot } from '../../../shared/testing/fixtures';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { MascotsManagement } from './MascotsManagement';

const LIST = {
  'GET /api/mascots': { body: [aMascot({ id: 1, name: 'Duke' }), aMascot({ id: 2, name: 'Tux' })] },
};

async function selectAll() {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByRole('heading', { name: '2 selected' })).toBeVisible();
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('deletes those that are selected after a question, and offers to undo it', async () => {
  const calls = fakeServer({ ...LIST, 'POST /api/mascots/delete': { body: { done: [1, 2], refused: [] } } });
  renderAdmin(<MascotsManagement />);
  await selectAll();
  await press('Delete Selected');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 deleted')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toBe('{"ids":[1,2]}');
  await press('Undo');
  expect(await screen.findByRole('dialog', { name: 'Restore 2 mascots' })).toBeVisible();
});

it('gives them the same, and tells how many could not be changed', async () => {
  const refused = [{ id: 2, error: 'Mascot not found', code: 'not_found' }];
  const calls = fakeServer({ ...LIST, 'PUT /api/mascots/edit': { body: { done: [1], refused } } });
  renderAdmin(<MascotsManagement />);
  await selectAll();
  await press('Edit Selected');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('Industry'), 'Gaming');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('1 updated')).toBeVisible();
  expect(screen.getByText('1 could not be changed')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toBe('{"ids":[1,2],"industry":"Gaming"}');
});

it('tells why nothing was deleted', async () => {
  fakeServer({ ...LIST, 'POST /api/mascots/delete': { status: 503, body: { error: 'The log is away' } } });
  renderAdmin(<MascotsManagement />);
  await selectAll();
  await press('Delete Selected');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete mascot')).toBeVisible();
});

it('shows what the address names, and sorts by the server', async () => {
  const calls = fakeServer(LIST);
  renderAdmin(<MascotsManagement />, '/?search=u&size=25&page=2&sort=likes-desc');
  expect(await screen.findByLabelText('Search mascots')).toHaveValue('u');
  expect(calls[0]?.path).toBe('/api/mascots?limit=25&offset=25&search=u&sortBy=likes&sortOrder=desc');
  await userEvent.click(await screen.findByRole('columnheader', { name: /Name/ }));
  expect(calls.at(-1)?.path).toBe('/api/mascots?limit=25&offset=0&search=u&sortBy=name&sortOrder=asc');
});
