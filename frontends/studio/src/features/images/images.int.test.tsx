import { ROUTES } from '@marcel/contracts';
import { address, FakeEventStream, fakeServer, toast } from '@marcel/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { galleryItem, image, jsonOf, listOf, rejection } from '../../shared/testing/records';

const LIST = 'GET /api/images';
const MODELS = 'GET /api/images/models';
const CREATE = 'POST /api/generate-image';
const NAME = 'Image 1: A dog on the moon';

beforeEach(() => sessionStorage.clear());

const prompt = () => screen.findByRole('textbox', { name: /^Prompt/ });
function fakeStream(): FakeEventStream {
  const stream = new FakeEventStream();
  const others = globalThis.fetch;
  globalThis.fetch = async (path, init = {}) =>
    path === ROUTES.studioEvents ? stream.answer(init) : others(path, init);
  return stream;
}

const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Generate Image' }));

test('an unsent prompt is restored after its window was closed, until it is sent', async () => {
  fakeServer({ [LIST]: listOf([]), [CREATE]: { status: 202, body: image() } });
  const first = renderAt('/image-generator');
  await userEvent.type(await prompt(), 'A dog on the m');
  first.unmount();
  const second = renderAt('/image-generator');
  expect(await prompt()).toHaveValue('A dog on the m');
  await userEvent.type(await prompt(), 'oon');
  await submit();
  expect(await toast('Image generation started!')).not.toHaveLength(0);
  expect(await prompt()).toHaveValue('');
  second.unmount();
  renderAt('/image-generator');
  expect(await prompt()).toHaveValue('');
});

test('opens with the focus in the prompt; Enter sends it, Shift+Enter breaks the line', async () => {
  const calls = fakeServer({ [LIST]: listOf([]), [CREATE]: { status: 202, body: image() } });
  renderAt('/image-generator');
  await waitFor(async () => expect(await prompt()).toHaveFocus());
  await userEvent.keyboard('A dog{Shift>}{Enter}{/Shift}on the moon');
  expect(await prompt()).toHaveValue('A dog\non the moon');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await toast('Image generation started!')).not.toHaveLength(0);
  expect(jsonOf(calls.find(({ method }) => method === 'POST'))).toMatchObject({ prompt: 'A dog\non the moon' });
});

test('shows before sending which words are not drawn', async () => {
  const reading = { understood: ['penguin'], unknown: ['quantum'], mended: [{ typed: 'pengiun', meant: 'penguin' }] };
  fakeServer({ [LIST]: listOf([]), 'GET /api/images/reading': { body: reading } });
  renderAt('/image-generator');
  await userEvent.type(await prompt(), 'A quantum pengiun');
  expect(await screen.findByText('Not drawn:')).toBeVisible();
  expect(screen.getByText('quantum')).toBeVisible();
  expect(screen.getByText('penguin (you wrote “pengiun”)')).toBeVisible();
});

test('lists the available models', async () => {
  const models = ['custom-model', 'finer.model'];
  const calls = fakeServer({
    [LIST]: listOf([]),
    [MODELS]: { body: { models } },
    [CREATE]: { status: 202, body: image() },
  });
  renderAt('/image-generator');
  await userEvent.type(await prompt(), 'A dog on the moon');
  await userEvent.click(screen.getByText('Options'));
  expect(await screen.findByRole('option', { name: 'Marcel (custom-model)', selected: true })).toBeVisible();
  await screen.findByRole('option', { name: 'finer.model' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Model' }), 'finer.model');
  await submit();
  expect(await toast('Image generation started!')).not.toHaveLength(0);
  expect(jsonOf(calls.find(({ method }) => method === 'POST'))).toMatchObject({ modelId: 'finer.model' });
});

test('requires a prompt', async () => {
  const calls = fakeServer({ [LIST]: listOf([]) });
  renderAt('/image-generator');
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a prompt');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test.each([
  [rejection(429, 'Too many images today'), 'Too many images today'],
  [{ status: 500 }, 'Failed to generate image. Please try again.'],
])('shows a rejection', async (answer, text) => {
  fakeServer({ [LIST]: listOf([]), [CREATE]: answer });
  renderAt('/image-generator');
  await userEvent.type(await prompt(), 'Moon');
  await submit();
  expect(await toast('Generation failed')).not.toHaveLength(0);
  expect(await toast(text)).not.toHaveLength(0);
});

test('generates an image again from its prompt, and announces the new one', async () => {
  let status: 'processing' | 'completed' = 'processing';
  const calls = fakeServer({
    [LIST]: listOf([image()]),
    [CREATE]: { status: 202, body: image({ id: 2, status: 'pending' }) },
    'GET /api/gallery/gen-2': () => ({
      body: {
        item: galleryItem({ id: 'gen-2', type: 'generated', recordId: 2, status }),
        ...{ originalUrl: null, words: null, previousId: null, nextId: null, similar: [] },
      },
    }),
  });
  const stream = fakeStream();
  renderAt('/image-generator');
  const button = await screen.findByRole('button', { name: `Re-generate ${NAME}` });
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Your Image' }));
  expect(dialog.getByRole('heading', { name: 'Your Image' })).toHaveFocus();
  expect(dialog.getByRole('progressbar')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toBe('{"prompt":"A dog on the moon"}');
  await act(async () => undefined);
  expect(screen.queryByText('Image Regenerated')).not.toBeInTheDocument();
  status = 'completed';
  const doneEvent = { kind: 'image', id: 2, status, step: 'Done', progress: 1 };
  await act(async () => stream.write(`data: ${JSON.stringify(doneEvent)}\n\n`));
  expect(await dialog.findByAltText('Your new picture')).toBeVisible();
  expect(await toast('Image Regenerated')).not.toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('the dialog of an earlier picture passes the focus to that of the new one', async () => {
  fakeServer({ [LIST]: listOf([image()]), [CREATE]: { status: 202, body: image({ id: 2, hidden: true }) } });
  renderAt('/image-generator');
  await userEvent.type(await prompt(), 'A kite');
  await submit();
  const button = await screen.findByRole('button', { name: `Re-generate ${NAME}` });
  await userEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'Your Image' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
});

test('reports why an image cannot be generated again or downloaded', async () => {
  fakeServer({ [LIST]: listOf([image()]), [CREATE]: { status: 500 } });
  renderAt('/image-generator');
  await userEvent.click(await screen.findByRole('button', { name: `Re-generate ${NAME}` }));
  expect(await toast('Failed to regenerate the image. Please try again.')).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: `Download ${NAME}` }));
  expect(await toast('Download Failed')).not.toHaveLength(0);
});

test('an unfinished image cannot be generated again', async () => {
  fakeServer({ [LIST]: listOf([image({ status: 'processing', imageUrl: null, storagePath: null })]) });
  renderAt('/image-generator');
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Re-generate/ })).not.toBeInTheDocument();
});

test('the address names each page', async () => {
  fakeServer({ [LIST]: listOf([image()], 21) });
  renderAt('/image-generator');
  expect(await screen.findByText('Showing page 1 of 2 (21 total images)')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(address()).toBe('/image-generator?page=2');
});

test('shows an empty state', async () => {
  fakeServer({ [LIST]: listOf([]) });
  renderAt('/image-generator');
  expect(await screen.findByText('No images generated yet')).toBeVisible();
});

test('reports that the list failed to load', async () => {
  fakeServer({ [LIST]: { status: 503 } });
  renderAt('/image-generator');
  expect(await screen.findByText('Failed to load generated images')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
