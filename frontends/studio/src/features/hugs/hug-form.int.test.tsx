import { MAX_UPLOAD_BYTES } from '@marcel/contracts';
import { fakeServer, toast } from '@marcel/kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { formOf, galleryItem, listOf, picture, rejection, pendingHug } from '../../shared/testing/records';

const LIST = 'GET /api/marcel-hugging';
const CREATE = 'POST /api/generate-marcel-hugging';
beforeEach(() => sessionStorage.clear());

const site = { newsletterUrl: '', ownerEmail: 'owner@example.com', provider: { name: '', url: '' } };

beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined }));

const profile = () => screen.findByLabelText('Profile Picture');
const submitButton = () => screen.findByRole('button', { name: 'Generate My Marcel Hug' });

test('keeps input that is entered for the next hug during sending', async () => {
  let answer = () => {};
  const sent = new Promise<void>((resolve) => (answer = resolve));
  fakeServer({ [LIST]: listOf([]), [CREATE]: () => sent.then(() => ({ status: 202, body: pendingHug() })) });
  renderAt('/marcel-hugs');
  await userEvent.upload(await profile(), picture());
  const name = screen.getByLabelText(/Your Name/);
  await userEvent.type(name, 'Ada');
  await userEvent.click(await submitButton());
  await userEvent.type(name, ' and Grace');
  answer();
  expect(await toast('Processing Started!')).not.toHaveLength(0);
  expect(name).toHaveValue('Ada and Grace');
  expect(screen.getAllByAltText('Preview of ada.png')).not.toHaveLength(0);
});

test('shows before sending how the name is transliterated on the plate', async () => {
  fakeServer({ [LIST]: listOf([]) });
  renderAt('/marcel-hugs');
  const name = await screen.findByLabelText(/Your Name/);
  const hint = 'It will be written in Latin letters.';
  await userEvent.type(name, 'Пётр');
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  await userEvent.clear(name);
  await userEvent.type(name, 'محمد');
  expect(screen.getByText(hint)).toBeVisible();
});

test('shows the hug, large, in place of the frame', async () => {
  const hug = galleryItem({ id: 'hug-1', type: 'hugs', userName: 'Ada' });
  const entry = { item: hug, originalUrl: null, words: null, previousId: null, nextId: null, similar: [] };
  fakeServer({
    [LIST]: listOf([]),
    [CREATE]: { status: 202, body: pendingHug() },
    'GET /api/gallery/hug-1': { body: entry },
  });
  renderAt('/marcel-hugs');
  await userEvent.upload(await profile(), picture());
  await userEvent.type(screen.getByLabelText(/Your Name/), 'Ada');
  await userEvent.click(await submitButton());
  expect(await screen.findByAltText('Your new picture')).toBeVisible();
  expect(screen.queryByRole('application', { name: 'Photo frame' })).not.toBeInTheDocument();
});

test('when a hug is closed, the focus is in the form, whose button waits for another picture', async () => {
  fakeServer({ [LIST]: listOf([]), [CREATE]: { status: 202, body: pendingHug() } });
  renderAt('/marcel-hugs');
  await userEvent.upload(await profile(), picture());
  await userEvent.type(screen.getByLabelText(/Your Name/), 'Ada');
  await userEvent.click(await submitButton());
  await userEvent.click(await screen.findByRole('button', { name: 'Close Your Hug' }));
  expect(await profile()).toHaveFocus();
});

test('a custom character has the name that the visitor enters', async () => {
  const calls = fakeServer({ [LIST]: listOf([]), [CREATE]: { status: 202, body: pendingHug() } });
  renderAt('/marcel-hugs');
  await userEvent.upload(await profile(), picture());
  expect(screen.queryByLabelText('Name of Your Character')).not.toBeInTheDocument();
  await userEvent.upload(screen.getByLabelText('Custom Character'), picture('tux.png'));
  await userEvent.type(screen.getByLabelText('Name of Your Character'), ' Tux ');
  await userEvent.type(screen.getByLabelText(/Your Name/), 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Generate Custom Character Hug' }));
  expect(await toast('Processing Started!')).not.toHaveLength(0);
  const request = calls.find(({ method }) => method === 'POST');
  const mascotPicture: unknown = expect.any(File);
  expect(request && formOf(request)).toMatchObject({ userName: 'Ada', characterName: 'Tux', mascotPicture });
});

test('without a portrait, the button asks for one, and only Enter reports an error', async () => {
  const calls = fakeServer({ [LIST]: listOf([]) });
  renderAt('/marcel-hugs');
  expect(await submitButton()).toHaveAccessibleDescription('Add your profile picture first.');
  expect(screen.queryByText(/Missing Profile Picture/)).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Your Name/), 'Ada{Enter}');
  expect(await toast('Missing Profile Picture')).not.toHaveLength(0);
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
  await userEvent.upload(await profile(), picture());
  expect(await submitButton()).not.toHaveAccessibleDescription();
});

test('without a face, asks the visitor to place the frame, and ignores a palm beside the pen', async () => {
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(400);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  fakeServer({ [LIST]: listOf([]) });
  renderAt('/marcel-hugs');
  await userEvent.upload(await profile(), picture());
  const frame = screen.getByRole('application', { name: 'Photo frame' });
  const photo = frame.querySelector('img')!;
  fireEvent.load(photo);
  expect(screen.getByText('We found no face in this photo.')).toBeVisible();
  const send = (step: string, pointerType: string, clientX: number) => {
    const event = new MouseEvent(`pointer${step}`, { bubbles: true, clientX });
    fireEvent(frame, Object.assign(event, { pointerType, pointerId: pointerType.length }));
    return photo.style.left;
  };
  const before = send('down', 'touch', 100);
  send('down', 'pen', 10);
  expect(send('move', 'touch', 200)).toBe(before);
  expect(send('move', 'pen', 11)).not.toBe(before);
  expect(screen.queryByText('We found no face in this photo.')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

test('requires a name', async () => {
  const calls = fakeServer({ [LIST]: listOf([]) });
  renderAt('/marcel-hugs');
  await userEvent.upload(await profile(), picture());
  await userEvent.click(await submitButton());
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter your name');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test.each([
  ['a text file', picture('notes.txt', 'text/plain'), 'Invalid File'],
  [
    'a file of more than 5 MB',
    new File([new Uint8Array(MAX_UPLOAD_BYTES + 1)], 'big.png', { type: 'image/png' }),
    'File Too Large',
  ],
])('%s is rejected as a picture', async (_, file, title) => {
  fakeServer({ [LIST]: listOf([]) });
  renderAt('/marcel-hugs');
  await userEvent.upload(await profile(), file, { applyAccept: false });
  expect(await toast(title)).not.toHaveLength(0);
  expect(await submitButton()).toBeDisabled();
});

test.each([
  ['the message of the server', rejection(429, 'Too many hugs today'), 'Too many hugs today'],
  ['a default message', { status: 500 }, 'Failed to generate hugging images'],
])('shows a rejection with %s, and keeps the input', async (_, answer, text) => {
  fakeServer({ [LIST]: listOf([]), [CREATE]: answer });
  renderAt('/marcel-hugs');
  await userEvent.upload(await profile(), picture());
  await userEvent.type(screen.getByLabelText(/Your Name/), 'Ada');
  await userEvent.click(await submitButton());
  expect(await toast(text)).not.toHaveLength(0);
  expect(screen.getByLabelText(/Your Name/)).toHaveValue('Ada');
});

test("shows the owner's e-mail address", async () => {
  fakeServer({ [LIST]: listOf([]), 'GET /api/site': { body: site } });
  renderAt('/marcel-hugs');
  expect(await screen.findByRole('link', { name: 'owner@example.com' })).toHaveAttribute(
    'href',
    'mailto:owner@example.com',
  );
});
