import type { DeskNumbers } from '@marcel/contracts';
import { fakeServer } from '@marcel/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { NumbersScreen } from './NumbersScreen';

const pathOf = (days: number) => `GET /api/admin/numbers?days=${days}`;

const none = { approved: 0, rejected: 0, reopened: 0, judged: 0 };
const NOTHING: DeskNumbers = {
  days: [{ day: '2026-01-05', received: 0, ...none }],
  people: [],
  reasons: [],
  waiting: { now: 0, oldest: null, decisions: 0, medianMs: null, slowestTenthMs: null },
};
const SOME: DeskNumbers = {
  days: [
    { day: '2026-01-05', received: 5, ...none, approved: 3 },
    { day: '2026-01-06', received: 1, ...none, rejected: 1 },
  ],
  people: [
    { name: 'Ann', ...none, approved: 3 },
    { name: null, ...none, rejected: 1, judged: 1204 },
  ],
  reasons: [{ reason: 'Blurred', count: 1 }],
  waiting: { now: 2, oldest: null, decisions: 4, medianMs: 7_200_000, slowestTenthMs: 172_800_000 },
};

const rowsOf = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the numbers of the desk', () => {
  it('tell what came, what was decided by whom and why, and how long it took', async () => {
    fakeServer({ [pathOf(30)]: { body: SOME } });
    renderAdmin(<NumbersScreen />);
    const tiles = within(await screen.findByRole('list', { name: 'The desk at a glance' }));
    for (const tile of [
      'Received 6',
      'Approved of decided 75 %',
      'Waiting now 2',
      'Half waited less than 2 hours',
      'One in ten waited 2 days',
    ])
      expect(tiles.getByText((_, element) => element?.tagName === 'LI' && element.textContent === tile)).toBeVisible();
    expect(rowsOf('Submissions over time').slice(1)).toEqual([
      ['Jan 5', '5', '3', '0', '100 %', '0', '0'],
      ['Jan 6', '1', '0', '1', '0 %', '0', '0'],
    ]);
    expect(rowsOf('Who decided').slice(1)).toEqual([
      ['Ann', '3', '0', '100 %', '0', '0'],
      ['An admin without a name', '0', '1', '0 %', '0', '1,204'],
    ]);
    expect(rowsOf('Why submissions were rejected').slice(1)).toEqual([['Blurred', '1']]);
  });

  it('are those of the time that the address names, and of another when one is chosen', async () => {
    fakeServer({ [pathOf(90)]: { body: NOTHING }, [pathOf(365)]: { body: SOME } });
    renderAdmin(<NumbersScreen />, '/admin/numbers?days=90');
    expect(await screen.findByText('Nothing came, and nothing was decided.')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Period' }));
    await userEvent.click(await screen.findByText('The last year'));
    expect(await screen.findByText('Ann')).toBeVisible();
  });

  it('can be asked for again where they could not be loaded', async () => {
    fakeServer({ [pathOf(30)]: { status: 503 } });
    renderAdmin(<NumbersScreen />);
    await screen.findByText('Failed to load the numbers');
    fakeServer({ [pathOf(30)]: { body: SOME } });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Ann')).toBeVisible();
  });
});
