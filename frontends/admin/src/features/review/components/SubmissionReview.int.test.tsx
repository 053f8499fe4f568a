import { fakeServer } from '@marcel/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReviewedSubmission } from '../../../shared/submissions/submissions';
import { makeSubmission } from '../../../shared/testing/fixtures';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { SubmissionReview } from './SubmissionReview';

const FULL = makeSubmission({
  payload: {
    name: 'Duke',
    brand: 'Java',
    industry: 'Technology',
    type: 'Abstract Shape',
    style: 'Minimalist',
    visualDesc: 'A tooth that waves.',
    facts: ['Open source since 2006', 'Somersaults'],
    cuteness: 8,
    humor: 6,
    rebel: 4,
    weirdness: 3,
  },
  imageUrl: 'https://example.org/duke.png',
});

const serve = (submission: ReviewedSubmission, others: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'GET /api/submissions/7': { body: submission },
    'GET /api/submissions': { body: [submission] },
    ...others,
  });

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const value = (label: string) =>
  screen.getByText(label, { selector: 'th > *' }).closest('th')?.nextElementSibling?.textContent;

const colorOf = (text: string) => /ant-tag-(green|yellow|orange|red)\b/.exec(screen.getByText(text).className)?.[1];

beforeEach(() => sessionStorage.clear());

describe('the submitted information', () => {
  it('is shown completely', async () => {
    serve(FULL);
    renderAdmin(<SubmissionReview id={7} />);
    const header = await card('Duke');
    expect(header.getByText('Pending')).toBeVisible();
    expect(header.getByText('Java')).toBeVisible();
    expect(header.getByText('Mar 5, 2024 09:07')).toBeVisible();
    expect(header.getByRole('link', { name: 'ada@example.org' })).toHaveAttribute('href', 'mailto:ada@example.org');
    const information = await card('Mascot Information');
    expect(information.getByText('A tooth that waves.')).toBeVisible();
    expect(information.getByText('Somersaults')).toBeVisible();
    expect(['Industry', 'Type', 'Style'].map(value)).toEqual(['Technology', 'Abstract Shape', 'Minimalist']);
  });

  it('includes fields that the form does not have', async () => {
    const more = { contributor: 'Ada', sourceUrl: 'https://example.org/duke', yearIntroduced: 1995 };
    serve({ ...FULL, payload: { ...FULL.payload, ...more, historyOverview: 'Drawn by Joe Palrang.' } });
    renderAdmin(<SubmissionReview id={7} />);
    const information = await card('Mascot Information');
    expect(['Contributor', 'Year introduced'].map(value)).toEqual(['Ada', '1995']);
    expect(information.queryByText('Year retired')).toBeNull();
    const source = information.getByRole('link', { name: more.sourceUrl });
    expect(source).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(information.getByText('Drawn by Joe Palrang.')).toBeVisible();
  });

  it('colors each score by its value', async () => {
    serve(FULL);
    renderAdmin(<SubmissionReview id={7} />);
    await screen.findByText('8/10');
    expect(['8/10', '6/10', '4/10', '3/10'].map((text) => colorOf(text))).toEqual(['green', 'yellow', 'orange', 'red']);
  });

  it('has a warning about bidi controls in a text', async () => {
    const texts = { name: 'Tux\u202egnp.exe', facts: ['Swims', 'Sits \u2067there'] };
    serve({ ...FULL, payload: { ...FULL.payload, ...texts } });
    renderAdmin(<SubmissionReview id={7} />);
    expect(await screen.findByText('This text contains bidirectional control characters')).toBeVisible();
    for (const [field, text] of [
      ['Name', String.raw`Tux\u202egnp.exe`],
      ['Interesting facts', String.raw`Sits \u2067there`],
    ] as const)
      expect(screen.getByText(text).closest('li')).toHaveTextContent(`${field}: ${text}`);
  });

  it('marks missing values', async () => {
    serve(makeSubmission({ payload: {} }));
    renderAdmin(<SubmissionReview id={7} />);
    const header = await card('Unnamed Mascot');
    expect(header.getByText('Unknown Brand')).toBeVisible();
    expect(['Name', 'Brand', 'Industry', 'Type', 'Style'].map(value)).toEqual(Array(5).fill('Not provided'));
    expect(['Cuteness', 'Humor', 'Rebel', 'Weirdness'].map(value)).toEqual(Array(4).fill('0/10'));
    expect(screen.queryByText('Visual Description')).toBeNull();
    expect(screen.queryByText('Interesting Facts')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('has a placeholder when the picture cannot be loaded', async () => {
    serve(FULL);
    renderAdmin(<SubmissionReview id={7} />);
    fireEvent.error(await screen.findByRole('img', { name: 'Submitted mascot' }));
    expect(screen.getByText('Image not available')).toBeVisible();
  });

  it('is an error message for an unknown submission', async () => {
    fakeServer({});
    renderAdmin(<SubmissionReview id={7} />);
    expect(await screen.findByText('Submission Not Found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Submissions' })).toHaveAttribute('href', '/admin/submissions');
  });

  it('can be reloaded after a failure', async () => {
    fakeServer({ 'GET /api/submissions/7': { status: 500 } });
    renderAdmin(<SubmissionReview id={7} />);
    expect(await screen.findByText('Failed to load submission')).toBeVisible();
    serve(FULL);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Duke' })).toBeVisible();
  });
});

describe('the decision', () => {
  const notes = () => screen.findByLabelText('Admin Notes (required for rejection)');

  it.each([
    ['Approve Submission', 'Failed to approve the submission. Please try again.'],
    ['Reject Submission', 'Failed to reject the submission. Please try again.'],
  ])('can be repeated when "%s" fails', async (button, message) => {
    serve(FULL);
    renderAdmin(<SubmissionReview id={7} />);
    await userEvent.type(await notes(), 'Notes');
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await screen.findByRole('button', { name: button })).toBeEnabled();
    expect(await notes()).toHaveValue('Notes');
  });

  it('opens the next pending submission', async () => {
    serve(FULL, { 'GET /api/submissions': { body: [FULL, makeSubmission({ id: 8, payload: { name: 'Tux' } })] } });
    renderAdmin(<SubmissionReview id={7} />);
    const next = await screen.findByRole('link', { name: 'Next pending: Tux' });
    expect(next).toHaveAttribute('href', '/admin/submissions/8');
  });
});
