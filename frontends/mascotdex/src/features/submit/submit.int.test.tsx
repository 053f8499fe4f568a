import { MASCOT_FIELDS, PICTURE_MESSAGES, SUBMISSION_MESSAGES, SUBMIT_CHOICES } from '@marcel/contracts';
import { address, fakeServer, toast } from '@marcel/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { pageOf, refusal } from '../../shared/testing/mascots';
import { beginAfresh, choosePicture, fill, fillRequired, open, submit } from '../../app/testing/submit-steps';
import { SENT_TEXTS, SUBMIT_TEXTS } from './texts';

const POST = 'POST /api/submissions';
const receipt = { id: 7, status: 'pending', createdAt: '2026-01-01T00:00:00.000Z', statusUrl: '/mascotdx/status/k3y' };
const picture = new File(['bytes'], 'tux.png', { type: 'image/png' });

beforeEach(beginAfresh);

afterEach(() => jest.useRealTimers());

test('five sections offer every choice, and five sliders start in the middle', async () => {
  fakeServer({});
  await open();
  const sections = [
    'Contact Information',
    'Basic Information',
    'Additional Details',
    'Personality Traits',
    'Mascot Image',
  ];
  for (const name of sections) expect(screen.getByRole('group', { name })).toBeVisible();
  for (const name of ['industry', 'type', 'style'] as const) {
    const select = screen.getByRole('combobox', { name: new RegExp(`^${name}$`, 'i') });
    const offered = within(select).getAllByRole('option').slice(1);
    expect(offered.map((option) => option.textContent)).toEqual(SUBMIT_CHOICES[name]);
  }
  expect(screen.getAllByRole('slider').map((slider) => slider.getAttribute('value'))).toEqual([
    '5',
    '5',
    '5',
    '5',
    '5',
  ]);
  expect(screen.getByText(SUBMIT_TEXTS.publicStatement)).toBeVisible();
});

test('an accepted submission is thanked for, its link kept, and the directory shown after two seconds', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const calls = fakeServer({ [POST]: { status: 201, body: receipt }, 'GET /api/mascots': pageOf([]) });
  await open();
  fillRequired();
  fireEvent.change(screen.getByLabelText('Cuteness'), { target: { value: '9' } });
  await user.type(screen.getByLabelText('Fact 1'), 'Sits');
  await user.click(screen.getByRole('button', { name: 'Add Fact' }));
  await user.click(screen.getByRole('button', { name: 'Add Fact' }));
  fireEvent.change(screen.getByLabelText('Fact 3'), { target: { value: 'Is well fed' } });
  choosePicture(picture);
  await user.click(screen.getByRole('button', { name: 'Submit Mascot' }));

  await toast(SUBMIT_TEXTS.success.body);
  const body = calls.find((call) => call.method === 'POST')?.body;
  expect(body instanceof FormData && Object.fromEntries(body)).toMatchObject({
    userEmail: 'ada@example.com',
    contributor: 'Ada Lovelace',
    cuteness: '9',
    facts: '["Sits","Is well fed"]',
    image: expect.objectContaining({ name: 'tux.png' }),
  });
  const sent = screen.getByRole('status', { name: SENT_TEXTS.title });
  expect(sent).toHaveTextContent('Tux by Linux');
  expect(sent).toHaveFocus();
  expect(within(sent).getByRole('link', { name: SENT_TEXTS.status })).toHaveAttribute('href', receipt.statusUrl);
  const name = screen.getByLabelText(/Mascot Name/);
  expect(name).toHaveValue('');
  expect(name.closest('form')).toHaveAttribute('inert');
  expect(screen.queryByRole('img', { name: /Preview/ })).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(address()).toBe('/mascotdx/submit');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(address()).toBe('/mascotdx');
  expect(screen.getByRole('link', { name: 'Tux' })).toHaveAttribute('href', '/mascotdx/status/k3y');
});

test('an empty form names every missing field and sends nothing', async () => {
  const calls = fakeServer({});
  await open();
  await submit();
  for (const message of [
    SUBMISSION_MESSAGES.userNameRequired,
    SUBMISSION_MESSAGES.email,
    SUBMISSION_MESSAGES.url,
    MASCOT_FIELDS.name.missing,
    MASCOT_FIELDS.brand.missing,
    SUBMIT_TEXTS.fixErrors,
  ])
    expect(await screen.findByText(message)).toBeVisible();
  expect(calls).toEqual([]);
  expect(screen.getByRole('textbox', { name: /Your Name/ })).toHaveFocus();
});

test.each([
  [/Your Name/, 'a'.repeat(101), SUBMISSION_MESSAGES.userNameTooLong],
  [/LinkedIn/, 'https://linkedin.com.evil.example/in/ada', SUBMISSION_MESSAGES.profileUrl],
  [/Brand Name/, 'b'.repeat(101), MASCOT_FIELDS.brand.tooLong],
  [/Visual Description/, 'd'.repeat(1001), MASCOT_FIELDS.visualDesc.tooLong],
  [/History Overview/, 'h'.repeat(2001), MASCOT_FIELDS.historyOverview.tooLong],
])('%s refuses what breaks its rule', async (label, value, message) => {
  fakeServer({});
  await open();
  fillRequired();
  fill(label, value);
  await submit();
  expect(await screen.findByText(message)).toBeVisible();
});

test('what the server finds wrong stands at the fields, with the summary', async () => {
  const details = [
    { path: 'payload.name', message: 'Mascot name is required' },
    { path: 'email', message: 'Valid email is required' },
  ];
  fakeServer({ [POST]: refusal(400, 'Invalid submission', details) });
  await open();
  fillRequired();
  await submit();
  await toast('Invalid submission');
  expect(screen.getByRole('textbox', { name: /Mascot Name/ })).toHaveAccessibleDescription('Mascot name is required');
  expect(screen.getByRole('textbox', { name: /Mascot Name/ })).toHaveFocus();
  expect(screen.getByText('Valid email is required')).toBeVisible();
  expect(screen.getByText(SUBMIT_TEXTS.fixErrors)).toBeVisible();
});

test('what turns out to be no picture is said at its field, and not shown on the card', async () => {
  fakeServer({});
  await open();
  choosePicture(picture);
  fireEvent.error(screen.getByRole('img', { name: 'Preview of tux.png' }));
  await toast(PICTURE_MESSAGES.invalidType.title);
  expect(screen.getByLabelText('Choose Picture')).toHaveAccessibleDescription(
    expect.stringContaining(PICTURE_MESSAGES.invalidType.body),
  );
  expect(screen.queryByRole('button', { name: 'Crop' })).toBeNull();
  expect(document.querySelector('aside img')).toBeNull();
});

test('a refusal without words tells the status, and of a server that is broken what that means', async () => {
  fakeServer({ [POST]: { status: 502, text: '<html>' } });
  await open();
  fillRequired();
  await submit();
  await toast(SUBMIT_TEXTS.broken('Request failed with status 502'));
  fakeServer({ [POST]: { status: 418, text: '<html>' } });
  await submit();
  await toast('Request failed with status 418');
});

test('a picture that the server cannot read is refused at the picture', async () => {
  fakeServer({ [POST]: refusal(415, PICTURE_MESSAGES.invalidType.body) });
  await open();
  fillRequired();
  choosePicture(picture);
  await submit();
  await waitFor(() => expect(screen.getByLabelText(/Change Picture/)).toBeInvalid());
  expect(screen.getByLabelText(/Change Picture/)).toHaveFocus();
});

test('a picture is shown, changed and removed; what is no picture is not taken', async () => {
  fakeServer({});
  await open();
  choosePicture(new File(['text'], 'notes.txt', { type: 'text/plain' }));
  await toast(PICTURE_MESSAGES.invalidType.title);
  expect(screen.queryByRole('img', { name: /Preview/ })).toBeNull();
  fireEvent.drop(screen.getByText(/drop a picture here/), { dataTransfer: { files: [picture] } });
  expect(screen.getByRole('img', { name: 'Preview of tux.png' })).toHaveAttribute('src', 'blob:preview');
  choosePicture(new File(['other'], 'other.gif', { type: 'image/gif' }));
  expect(screen.getByRole('img', { name: 'Preview of other.gif' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('img', { name: /Preview/ })).toBeNull();
});

test('facts can be removed again, but one line always stays', async () => {
  fakeServer({});
  await open();
  await userEvent.type(screen.getByLabelText('Fact 1'), 'One');
  await userEvent.click(screen.getByRole('button', { name: 'Add Fact' }));
  await userEvent.type(screen.getByLabelText('Fact 2'), 'Two');
  await userEvent.click(screen.getByRole('button', { name: 'Remove fact 1' }));
  expect(screen.getByLabelText('Fact 1')).toHaveValue('Two');
  await userEvent.click(screen.getByRole('button', { name: 'Remove fact 1' }));
  expect(screen.getByLabelText('Fact 1')).toHaveValue('');
});

test('a half-written submission is there again after a reload, and can be thrown away', async () => {
  fakeServer({});
  const { unmount } = renderAt('/mascotdx/submit');
  await screen.findByRole('heading', { name: 'Submit a Mascot' });
  await userEvent.type(screen.getByRole('textbox', { name: /Mascot Name/ }), 'Half a penguin');
  unmount();
  await open();
  expect(screen.getByRole('textbox', { name: /Mascot Name/ })).toHaveValue('Half a penguin');
  await userEvent.click(screen.getByRole('button', { name: 'Start Anew' }));
  expect(screen.getByRole('textbox', { name: /Mascot Name/ })).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('Cancel leads back and keeps nothing', async () => {
  fakeServer({ 'GET /api/mascots': pageOf([]) });
  await open();
  await userEvent.type(screen.getByRole('textbox', { name: /Mascot Name/ }), 'Nothing');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/mascotdx');
  expect(sessionStorage.getItem('mascotdex_draft')).toBeNull();
});

test('what is pressed twice stands among your submissions once, in the order that its name is written in', async () => {
  fakeServer({ [POST]: { status: 201, body: receipt }, 'GET /api/mascots': pageOf([]) });
  const { unmount } = renderAt('/mascotdx/submit');
  await screen.findByRole('heading', { name: 'Submit a Mascot' });
  fillRequired();
  fill(/Mascot Name/, 'Ro\u202eckets');
  const button = screen.getByRole('button', { name: 'Submit Mascot' });
  fireEvent.click(button);
  fireEvent.click(button);
  await toast(SUBMIT_TEXTS.success.body);
  unmount();
  await open();
  expect(screen.getByText('Your submissions (1)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rockets' }).textContent).toBe('Rockets');
});
