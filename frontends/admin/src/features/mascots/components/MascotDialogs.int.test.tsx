import { fakeServer, type FakeAnswer, type FakeCall } from '@marcel/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import userEvent from '@testing-library/user-event';
import { makeMascot, mascotPages } from '../../../shared/testing/fixtures';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { MascotsManagement } from './MascotsManagement';

const MASCOT = makeMascot({ name: 'Duke', brand: 'Java' });
const TAG = '"mascot-1@3-0123456789ab.abc"';
const LIST = {
  'GET /api/mascots': mascotPages([MASCOT]),
  'GET /api/mascots/1': { body: MASCOT, headers: { etag: TAG } },
};
const rejection = (error: string, details?: object[]) => ({
  status: 400,
  body: { error, message: error, code: 'invalid_input', details },
});

beforeEach(() => Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));

async function openDialog(button: string) {
  renderAdmin(<MascotsManagement />);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

async function openEditor() {
  const dialog = await openDialog('Edit Duke');
  await dialog.findByLabelText('Name');
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openDialog>>;

const enter = (dialog: Dialog, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });

const save = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
const findRequest = (calls: FakeCall[], method: string) => calls.filter((call) => call.method === method);

describe('editing a mascot', () => {
  it('cannot be saved until something changes, and sends changed fields only', async () => {
    const calls = fakeServer({ ...LIST, 'PUT /api/mascots/1': { body: { ...MASCOT, brand: 'Oracle' } } });
    const dialog = await openEditor();
    expect(dialog.getByLabelText('Name')).toHaveValue('Duke');
    expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    enter(dialog, 'Brand', 'Oracle');
    await save(dialog);
    expect(await screen.findByText('Mascot updated successfully')).toBeVisible();
    expect(findRequest(calls, 'PUT').map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
      ['{"brand":"Oracle"}', TAG],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends a picture from a file with the other changes', async () => {
    const calls = fakeServer({ ...LIST, 'PUT /api/mascots/1': { body: MASCOT } });
    const dialog = await openEditor();
    const picture = new File(['dots'], 'duke.png', { type: 'image/png' });
    await userEvent.upload(dialog.getByLabelText('Choose a file or drop it here'), picture);
    const field = dialog.getByLabelText('Image URL');
    await waitFor(() => expect(field).toBeDisabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove the chosen file' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled());
    await userEvent.upload(dialog.getByLabelText('Choose a file or drop it here'), picture);
    await waitFor(() => expect(field).toBeDisabled());
    await save(dialog);
    expect(await screen.findByText('Mascot updated successfully')).toBeVisible();
    expect(findRequest(calls, 'PUT').map(({ body }) => body)).toEqual([
      JSON.stringify({ imageUrl: `data:image/png;base64,${btoa('dots')}` }),
    ]);
  });

  it('asks for confirmation when Escape would discard recent input', async () => {
    fakeServer(LIST);
    const dialog = await openEditor();
    act(() => {
      enter(dialog, 'Brand', 'Oracle');
      fireEvent.keyDown(dialog.getByLabelText('Brand'), { key: 'Escape' });
    });
    expect(await screen.findByText('Your changes have not been saved.')).toBeVisible();
  });

  it('closes without confirmation when nothing was entered', async () => {
    fakeServer(LIST);
    await openEditor();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the validation errors of the server at their fields', async () => {
    const details = [{ path: 'imageUrl', message: 'Please provide an http, https or data:image URL' }];
    fakeServer({ ...LIST, 'PUT /api/mascots/1': rejection('Please fix the validation errors above', details) });
    const dialog = await openEditor();
    enter(dialog, 'Brand', 'Oracle');
    await save(dialog);
    expect(await screen.findByText('Failed to update mascot')).toBeVisible();
    expect(await dialog.findByText(details[0]!.message)).toBeVisible();
  });
});

describe('a conflict with an edit by somebody else', () => {
  const error = 'Someone else has changed this since you opened it. Please reload it and try again.';
  const REFUSED = { status: 412, body: { error, message: error, code: 'precondition_failed' } };
  const PRESENT = { ...MASCOT, brand: 'Oracle', style: 'Modern' };
  const NEWER = '"mascot-1@4-ba9876543210.def"';

  it('discards the own changes for the other version on request', async () => {
    let present: FakeAnswer = { body: MASCOT, headers: { etag: TAG } };
    fakeServer({ ...LIST, 'GET /api/mascots/1': () => present, 'PUT /api/mascots/1': REFUSED });
    const dialog = await openEditor();
    enter(dialog, 'Brand', 'Sun');
    present = { body: PRESENT, headers: { etag: NEWER } };
    await save(dialog);
    await userEvent.click(await dialog.findByRole('button', { name: 'Take Theirs: Brand' }));
    expect(dialog.getByLabelText('Brand')).toHaveValue('Oracle');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled());
  });

  it('reports that the mascot was deleted, and keeps the input', async () => {
    let present: FakeAnswer = { body: MASCOT, headers: { etag: TAG } };
    fakeServer({ ...LIST, 'GET /api/mascots/1': () => present, 'PUT /api/mascots/1': REFUSED });
    const dialog = await openEditor();
    enter(dialog, 'Brand', 'Sun');
    present = { status: 404, body: { error: 'Mascot not found', message: '', code: 'not_found' } };
    await save(dialog);
    const notice = await dialog.findByText('Someone else deleted this mascot while you were editing');
    expect(document.activeElement).toContainElement(notice);
    expect(dialog.getByLabelText('Brand')).toHaveValue('Sun');
    expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

describe('deleting a mascot', () => {
  it('reports that the mascot was already deleted', async () => {
    const calls = fakeServer({
      ...LIST,
      'DELETE /api/mascots/1': { body: { deletedMascot: { id: 1, name: 'Duke' } } },
    });
    const dialog = await openDialog('Delete Duke');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Mascot deleted successfully')).toBeVisible();
    expect(findRequest(calls, 'DELETE')).toHaveLength(1);
  });

  it('shows why it failed', async () => {
    fakeServer({ ...LIST, 'DELETE /api/mascots/1': rejection('Mascot not found') });
    const dialog = await openDialog('Delete Duke');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete mascot')).toBeVisible();
    expect(screen.getByText('Mascot not found')).toBeVisible();
  });
});
