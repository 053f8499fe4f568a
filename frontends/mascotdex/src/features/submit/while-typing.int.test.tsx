import type { Mascot } from '@marcel/contracts';
import { fakeServer } from '@marcel/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { mascot } from '../../shared/testing/mascots';
import { resetForm, fill, open } from '../../app/testing/submit-steps';

beforeEach(() => {
  jest.useFakeTimers();
  resetForm();
});
afterEach(() => jest.useRealTimers());

test('counts the remaining characters: always in long texts, near the limit in short ones', async () => {
  fakeServer({});
  await open();
  const name = screen.getByRole('textbox', { name: /Mascot Name/ });
  expect(screen.getByText(/0 of 1,000 characters/)).toBeVisible();
  fill(/Visual Description/, ' Well fed ');
  expect(screen.getByText(/8 of 1,000 characters/)).toBeVisible();
  expect(name).not.toHaveAccessibleDescription();
  fill(/Mascot Name/, 'x'.repeat(80));
  expect(name).toHaveAccessibleDescription('80 of 100 characters.');
});

test('the preview card follows the input', async () => {
  fakeServer({});
  await open();
  expect(screen.getByText('Your mascot')).toBeVisible();
  fill(/Mascot Name/, 'Cogsworth Clock');
  expect(screen.getByText('Cogsworth Clock')).toBeVisible();
  expect(screen.getByText('CC')).toBeVisible();
  fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'Robot' } });
  expect(screen.getByText('Cogsworth Clock').closest('[data-type]')).toHaveAttribute('data-type', 'Robot');
});

const toSummary = ({ id, name, brand, slug, imageUrl }: Mascot) => ({ id, name, brand, slug, imageUrl });
const suggestionsOf = (isNear: boolean, ...mascots: Mascot[]) => ({
  'GET /api/mascots/suggestions': { body: { suggestions: mascots.map(toSummary), isNear } },
});
const octocat = mascot({ id: 2, name: 'Octocat', brand: 'GitHub', slug: 'octocat' });

test('shows a mascot of the same name beside the name field', async () => {
  fakeServer(suggestionsOf(false, mascot(), mascot({ id: 3, name: 'Linus', brand: 'Tux Ltd.', slug: 'linus' })));
  await open();
  fill(/Mascot Name/, 'tux');
  const link = await screen.findByRole('link', { name: 'Tux (Linux)' });
  expect(link).toHaveAttribute('href', '/mascotdx/tux');
  expect(screen.queryByRole('link', { name: /Linus/ })).toBeNull();
  const [name, brand] = [/Mascot Name/, /Brand Name/].map((label) => screen.getByRole('textbox', { name: label }));
  expect(name!.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(brand!.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  fill(/Mascot Name/, 'tu');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tux (Linux)' })).toBeNull());
});

test.each(['Octocatt', 'Octo cat'])('shows a mascot of a similar name, too: %s', async (typed) => {
  fakeServer(suggestionsOf(true, mascot({ name: 'Octavia' }), octocat));
  await open();
  fill(/Mascot Name/, typed);
  expect(await screen.findByRole('link', { name: 'Octocat (GitHub)' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Octavia/ })).toBeNull();
});

test('reports a text that is too long at once', async () => {
  fakeServer({});
  await open();
  fill(/Visual Description/, 'd'.repeat(1001));
  const description = screen.getByRole('textbox', { name: /Visual Description/ });
  expect(description).toBeInvalid();
  expect(description).toHaveAccessibleDescription(/1,001 of 1,000 characters\. Description too long/);
  expect(screen.getByRole('alert')).toHaveTextContent('Description too long');
  fill(/Visual Description/, 'd'.repeat(1000));
  expect(description).toBeValid();
  expect(screen.queryByRole('alert')).toBeNull();
});
