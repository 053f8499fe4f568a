import { MODERATION_MESSAGES, REPORT_REASONS } from '@marcel/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, renderApp, toast, type FakeAnswer } from '../testing';
import { ReportButton } from './ReportButton';
import { REPORT_THANKS } from './ReportDialog';

let id = 0;
const path = () => `/api/comments/${id}/report`;
const WORDS = 'Details (optional)';
const SPAM = 'It is spam or advertising';

const serve = (answer: FakeAnswer) => fakeServer({ [`POST ${path()}`]: answer });
const flag = (name: string) => screen.getByRole('button', { name });

async function open() {
  renderApp(<ReportButton path={path()} name="comment by Grace" />);
  await userEvent.click(flag('Report comment by Grace'));
  return within(await screen.findByRole('dialog', { name: 'Report comment by Grace' }));
}

// Compiles the dialog before the first test.
beforeAll(() => import('./ReportDialog'));

beforeEach(() => void (id += 1));

test('requires a reason, and sends the report with its text once', async () => {
  const calls = serve({ status: 202 });
  const dialog = await open();
  expect(dialog.getAllByRole('radio')).toHaveLength(REPORT_REASONS.length);
  await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(MODERATION_MESSAGES.reason);
  expect(calls).toEqual([]);
  await userEvent.click(dialog.getByLabelText(SPAM));
  await userEvent.type(dialog.getByLabelText(WORDS), ' Buys followers ');
  await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
  await toast(REPORT_THANKS.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.map(({ body }) => body)).toEqual(['{"reason":"spam","words":"Buys followers"}']);
  expect(flag('Reported comment by Grace')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(flag('Reported comment by Grace'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each<[string, FakeAnswer, string]>([
  ['the message of the server', rejection(429, 'You have reported a lot today.'), 'You have reported a lot today.'],
  [
    'a default message without one',
    { status: 502, text: 'Bad gateway' },
    'The report could not be sent. Please try again.',
  ],
])('shows a rejection with %s, and keeps the input', async (_, answer, text) => {
  serve(answer);
  const dialog = await open();
  await userEvent.click(dialog.getByLabelText(SPAM));
  await userEvent.type(dialog.getByLabelText(WORDS), 'Again and again');
  await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  expect(dialog.getByLabelText(WORDS)).toHaveValue('Again and again');
  expect(dialog.getByLabelText(SPAM)).toBeChecked();
  expect(flag('Report comment by Grace')).toHaveAttribute('aria-disabled', 'false');
});

test('sends nothing on Cancel', async () => {
  const calls = serve({ status: 202 });
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toEqual([]);
});

test('reports when the form cannot be loaded', async () => {
  jest.doMock('./ReportDialog', () => {
    throw new Error('Not loaded');
  });
  renderApp(<ReportButton path={path()} name="comment by Grace" />);
  await userEvent.click(flag('Report comment by Grace'));
  await toast('The form could not be opened. Please try again.');
  jest.dontMock('./ReportDialog');
});

function rejection(status: number, error: string): FakeAnswer {
  return { status, body: { error, message: error, code: 'too_many_requests' } };
}
