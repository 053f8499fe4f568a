import { RetroAntd } from '@marcel/kit/antd';
import { fakeServer, renderApp } from '@marcel/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuditAccess, auditorHeaders } from '../../../shared/auth/audit-access';
import { fieldText } from '../times';
import { TimeMachineScreen } from './TimeMachineScreen';

jest.mock('../../../shared/times', () => ({
  ADMIN_TIMES_MS: {
    ...jest.requireActual<{ ADMIN_TIMES_MS: object }>('../../../shared/times').ADMIN_TIMES_MS,
    searchDebounce: 0,
  },
}));

const FIRST = '2026-01-01T00:00:00.000Z';
const AT = '2026-03-01T12:00Z';
const pages = (total: number, page = 1) => ({
  page,
  limit: 25,
  total,
  totalPages: Math.ceil(total / 25),
  hasPrev: page > 1,
  hasNext: page * 25 < total,
});
const tux = { id: 1, name: 'Tux', brand: 'Linux', status: 'active', likes: 1204, createdAt: FIRST, isThere: true };
const erased = { ...tux, id: 3, name: null, brand: null, isThere: false };
const mascots = (...some: object[]) => ({
  body: { at: '2026-03-01T12:00:00.000Z', first: FIRST, mascots: some, pagination: pages(some.length) },
});
const submission = {
  id: 7,
  name: 'Astro',
  brand: 'Space',
  status: 'pending',
  createdAt: FIRST,
  since: FIRST,
  isErased: true,
};
const COUNTS = { total: 9, pending: 2, approved: 3, rejected: 4 };
const submissions = (...some: object[]) => ({
  body: { at: FIRST, first: FIRST, submissions: some, pagination: pages(some.length), counts: COUNTS },
});

const times = { from: FIRST, to: '2026-03-01T12:00:00.000Z' };
const mascotDifferences = (...some: object[]) => ({
  body: {
    ...times,
    kind: 'changed',
    counts: { came: 5, went: 1, changed: 1, liked: 0 },
    mascots: some,
    pagination: pages(some.length),
  },
});
const submissionDifferences = {
  body: {
    ...times,
    kind: 'arrived',
    counts: { arrived: 1, decided: 0, reopened: 0 },
    submissions: [
      { id: 7, name: 'Astro', brand: 'Space', before: null, after: 'approved', since: FIRST, isErased: false },
    ],
    pagination: pages(1),
  },
};

const THEN = '/api/audit/past/mascots';
const QUEUE = '/api/audit/past/submissions';
const DIRECTORY_DIFFERS = '/api/audit/differences/mascots';
const QUEUE_DIFFERS = '/api/audit/differences/submissions';

function open(answers: Parameters<typeof fakeServer>[0] = {}, query = '') {
  const calls = fakeServer({
    [`GET ${THEN}`]: mascots(tux, { ...tux, id: 2, name: 'Clippy', isThere: false }, erased),
    [`GET ${QUEUE}`]: submissions(submission),
    [`GET ${DIRECTORY_DIFFERS}`]: mascotDifferences(),
    [`GET ${QUEUE_DIFFERS}`]: submissionDifferences,
    ...answers,
  });
  renderApp(
    <RetroAntd>
      <AuditAccess value={auditorHeaders('auditor')}>
        <TimeMachineScreen />
      </AuditAccess>
    </RetroAntd>,
    { path: `/admin/time-machine${query}` },
  );
  const asked = (path: string) => calls.filter((call) => call.path.startsWith(path)).map((call) => call.path);
  return { calls, asked };
}

const rowsOf = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent?.trim()));
const choose = async (list: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: list }));
  await userEvent.click(await screen.findByTitle(option));
};
const lastOf = (paths: readonly string[]) => new URLSearchParams(paths.at(-1)?.split('?')[1]);

describe('the directory and the submissions of a time', () => {
  it('are told with their numbers, and lead to the timelines', async () => {
    const { calls, asked } = open({}, `?at=${AT}`);
    const tiles = within(await screen.findByRole('list', { name: 'At that time' }));
    for (const tile of ['Mascots 3', 'Pending 2', 'Approved 3', 'Rejected 4'])
      expect(tiles.getByText((_, element) => element?.tagName === 'LI' && element.textContent === tile)).toBeVisible();
    expect(rowsOf('the directory of then')).toMatchObject([
      ['Tux', 'Linux', 'Active', '1,204', expect.any(String)],
      ['Clippy Gone since', 'Linux', 'Active', '1,204', expect.any(String)],
      ['An erased mascot Gone since', '', 'Active', '1,204', expect.any(String)],
    ]);
    expect(rowsOf('the submissions of then')).toMatchObject([
      ['Astro Personal data erased', 'Space', 'Pending', expect.any(String), expect.any(String)],
    ]);
    expect(screen.getByRole('link', { name: 'Tux' })).toHaveAttribute('href', '/admin/mascots/1');
    expect(screen.getByRole('link', { name: 'Astro' })).toHaveAttribute('href', '/admin/submissions/7/history');
    expect(screen.getByText(/^As it was on Mar 1, 2026/)).toBeVisible();
    expect(lastOf(asked(THEN)).get('at')).toBe(AT);
    expect(calls[0]?.headers.get('x-auditor-token')).toBe('auditor');
  });

  it('are those of now where the address names no time', async () => {
    const { asked } = open({}, '?at=yesterday');
    await screen.findByText('Tux');
    expect(lastOf(asked(THEN)).has('at')).toBe(false);
    expect(screen.getByRole('button', { name: 'Now' })).toBeDisabled();
  });

  it('are narrowed, ordered and paged by what is chosen', async () => {
    const { asked } = open({ [`GET ${THEN}`]: { body: { ...mascots(tux).body, pagination: pages(60) } } }, `?at=${AT}`);
    await screen.findByText('Tux');
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(lastOf(asked(THEN)).get('offset')).toBe('25'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search mascots' }), 'tu');
    await waitFor(() => expect(lastOf(asked(THEN)).get('search')).toBe('tu'));
    expect(lastOf(asked(THEN)).has('offset')).toBe(false);
    await choose('Order', 'Most Liked');
    await waitFor(() => expect(lastOf(asked(THEN)).get('sort')).toBe('likes'));
    await choose('State', 'Rejected');
    await waitFor(() => expect(lastOf(asked(QUEUE)).get('status')).toBe('rejected'));
  });

  it('are of another time by the field, the slider and Now', async () => {
    const { asked } = open({}, `?at=${AT}`);
    await screen.findByText('Tux');
    const noon = Date.parse('2026-02-01T12:00:00Z');
    fireEvent.change(screen.getByLabelText('Time', { selector: '[type=datetime-local]' }), {
      target: { value: fieldText(noon) },
    });
    await waitFor(() => expect(lastOf(asked(THEN)).get('at')).toBe('2026-02-01T12:00Z'));
    const slider = screen.getByRole('slider', { name: 'Time' });
    fireEvent.change(slider, { target: { value: '1' } });
    await waitFor(() => expect(lastOf(asked(QUEUE)).get('at')).toBe('2026-01-02T00:00Z'));
    await userEvent.click(screen.getByRole('button', { name: 'Now' }));
    await waitFor(() => expect(lastOf(asked(THEN)).has('at')).toBe(false));
    expect(slider).toHaveValue(slider.getAttribute('max'));
  });

  it('are not asked for of a time to come, or of none', async () => {
    const { asked } = open({}, `?at=${AT}`);
    await screen.findByText('Tux');
    const field = screen.getByLabelText('Time', { selector: '[type=datetime-local]' });
    fireEvent.change(field, { target: { value: '2999-01-01T00:00' } });
    expect(await screen.findByText('This time is still to come')).toBeVisible();
    expect(field).toBeInvalid();
    fireEvent.change(field, { target: { value: '' } });
    expect(await screen.findByText('Please give a day and a time')).toBeVisible();
    expect(new Set(asked(THEN)).size).toBe(1);
  });

  it('may be none', async () => {
    open({ [`GET ${THEN}`]: mascots(), [`GET ${QUEUE}`]: submissions() });
    expect(await screen.findByText('No mascot was there then')).toBeVisible();
    expect(screen.getByText('No submission was there then')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('No mascot was called like this then')).toBeVisible();
  });

  it('can be asked for again where they could not be read', async () => {
    let isAway = true;
    open({
      [`GET ${THEN}`]: () => (isAway ? { status: 503 } : mascots(tux)),
      [`GET ${QUEUE}`]: () => (isAway ? { status: 503 } : submissions(submission)),
    });
    await screen.findByText('Failed to look at the directory of then');
    await screen.findByText('Failed to look at the submissions of then');
    isAway = false;
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await userEvent.click(retry);
    expect(await screen.findByText('Tux')).toBeVisible();
    expect(await screen.findByText('Astro')).toBeVisible();
  });
});

describe('what differs between two times', () => {
  const changed = {
    ...{ id: 1, name: 'Tuxedo', brand: 'Linux', likes: 3 },
    changes: [
      { field: 'name', from: 'Tux', to: 'Tuxedo' },
      { field: 'industry', from: 'Technology', to: null },
      { field: 'visualDesc' },
    ],
  };
  const BETWEEN = `?tab=between&at=${AT}&from=2026-02-01T12:00Z`;

  it('is told in numbers, field by field, and leads to the timelines', async () => {
    const { asked } = open(
      {
        [`GET ${DIRECTORY_DIFFERS}`]: mascotDifferences(changed, {
          ...changed,
          id: 2,
          name: 'Same',
          changes: [],
          likes: 0,
        }),
      },
      `${BETWEEN}&mascots=changed`,
    );
    const tiles = within(await screen.findByRole('list', { name: 'What differs' }));
    for (const tile of ['Mascots came 5', 'Went 1', 'Submissions arrived 1'])
      expect(tiles.getByText((_, element) => element?.tagName === 'LI' && element.textContent === tile)).toBeVisible();
    const told = within(screen.getByRole('region', { name: 'mascots that differ' }));
    expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Name: Tux Tuxedo',
      'Industry: Technology taken away',
      'Visual description: other words or another picture',
      '+3 likes',
      'Edited; what is kept of it is the same again',
    ]);
    expect(rowsOf('submissions that differ')).toMatchObject([
      ['Astro', 'Space', 'Not there yet', 'Approved', expect.any(String)],
    ]);
    expect(told.getByRole('link', { name: 'Tuxedo' })).toHaveAttribute('href', '/admin/mascots/1');
    const query = lastOf(asked(DIRECTORY_DIFFERS));
    expect([query.get('from'), query.get('to'), query.get('kind')]).toEqual(['2026-02-01T12:00Z', AT, 'changed']);
  });

  it('is that since a week before where nothing else is chosen', async () => {
    const { asked } = open({}, `?at=${AT}`);
    await userEvent.click(await screen.findByRole('tab', { name: 'Difference' }));
    expect(await screen.findByText('None between these times')).toBeVisible();
    expect(lastOf(asked(QUEUE_DIFFERS)).get('from')).toBe('2026-02-22T12:00Z');
    fireEvent.change(screen.getByLabelText('From'), {
      target: { value: fieldText(Date.parse('2026-01-10T12:00:00Z')) },
    });
    await waitFor(() => expect(lastOf(asked(QUEUE_DIFFERS)).get('from')).toBe('2026-01-10T12:00Z'));
    await choose('Mascots that', 'Went');
    await waitFor(() => expect(lastOf(asked(DIRECTORY_DIFFERS)).get('kind')).toBe('went'));
    await choose('Submissions that', 'Were Decided');
    await waitFor(() => expect(lastOf(asked(QUEUE_DIFFERS)).get('kind')).toBe('decided'));
    await userEvent.click(screen.getByRole('button', { name: 'The Week Before' }));
    await waitFor(() => expect(lastOf(asked(QUEUE_DIFFERS)).get('from')).toBe('2026-02-22T12:00Z'));
  });

  it('can be asked for again where it could not be read', async () => {
    let isAway = true;
    open({ [`GET ${DIRECTORY_DIFFERS}`]: () => (isAway ? { status: 503 } : mascotDifferences(changed)) }, BETWEEN);
    await screen.findByText('Failed to compare the two times');
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Tuxedo' })).toBeVisible();
  });
});
