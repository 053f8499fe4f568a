import { MASCOT_FIELDS, PICTURE_MESSAGES, SUBMISSION_MESSAGES, SUBMIT_CHOICES } from '@marcel/contracts';
import { address, fakeServer, toast } from '@marcel/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageOf, rejection } from '../../shared/testing/mascots';
import { resetForm, choosePicture, fillRequired, open, submit } from '../../app/testing/submit-steps';
import { SUBMIT_REDIRECT_MS } from './components/SubmitScreen';

const POST = 'POST /api/submissions';
const receipt = { id: 7, status: 'pending', createdAt: '2026-01-01T00:00:00.000Z', statusUrl: '/mascotdx/status/k3y' };
const picture = new File(['bytes'], 'tux.png', { type: 'image/png' });

beforeEach(resetForm);

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
    const options = within(select).getAllByRole('option').slice(1);
    expect(options.map((option) => option.textContent)).toEqual(SUBMIT_CHOICES[name]);
  }
  const sliders = screen.getAllByRole('slider').map((slider) => slider.getAttribute('value'));
  expect(sliders).toEqual(['5', '5', '5', '5', '5']);
  expect(screen.getByText('The information you provide may be publicly displayed.')).toBeVisible();
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
    'Please fix the validation errors above',
  ])
    expect(await screen.findByText(message)).toBeVisible();
  expect(calls).toEqual([]);
  expect(screen.getByRole('textbox', { name: /Your Name/ })).toHaveFocus();
});

test('shows the status of an error without a message, and explains server errors', async () => {
  fakeServer({ [POST]: { status: 502, text: '<html>' } });
  await open();
  fillRequired();
  await submit();
  await toast(
    'The service is not available right now. Please try again in a moment. Your input is kept. (Request failed with status 502)',
  );
  fakeServer({ [POST]: { status: 418, text: '<html>' } });
  await submit();
  await toast('Request failed with status 418');
});

test('shows a picture that the server cannot read as an error of the picture field', async () => {
  fakeServer({ [POST]: rejection(415, PICTURE_MESSAGES.invalidType.body) });
  await open();
  fillRequired();
  choosePicture(picture);
  await submit();
  await waitFor(() => expect(screen.getByLabelText(/Change Picture/)).toBeInvalid());
  expect(screen.getByLabelText(/Change Picture/)).toHaveFocus();
});

test('facts can be removed, but one line always stays', async () => {
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

test('Cancel returns and discards the input', async () => {
  fakeServer({ 'GET /api/mascots': pageOf([]) });
  await open();
  await userEvent.type(screen.getByRole('textbox', { name: /Mascot Name/ }), 'Nothing');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/mascotdx');
  expect(sessionStorage.getItem('mascotdex_draft')).toBeNull();
});

test('two clicks send a submission once, with one receipt', async () => {
  fakeServer({ [POST]: { status: 201, body: receipt }, 'GET /api/mascots': pageOf([]) });
  await open();
  fillRequired();
  const button = screen.getByRole('button', { name: 'Submit Mascot' });
  fireEvent.click(button);
  fireEvent.click(button);
  await toast('Thank you for your submission. It will be reviewed and added to the database soon.');
  const { id, statusUrl } = receipt;
  expect(localStorage.getItem('submission_receipts')).toBe(JSON.stringify([{ id, statusUrl }]));
});

describe('the submit form', () => {
  it('returns to the directory after two seconds', () => {
    expect(SUBMIT_REDIRECT_MS).toBe(2000);
  });
});
