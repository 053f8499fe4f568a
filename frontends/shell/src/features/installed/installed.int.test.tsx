import { fakeServer, renderApp } from '@marcel/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteFailed, noteRunning } from '../../shared/remotes/running';
import { Installed } from './components/Installed';
import { installedRows } from './installed-row';
import { INSTALLED_TEXTS } from './installed-texts';

jest.mock('../../shared/remotes/federation', () => ({ loadModule: () => Promise.resolve(() => null) }));

const HERE = { href: 'https://marcel.test/?window=programs', origin: 'https://marcel.test' };
const mascotdex = { name: 'mascotdex', entry: '/releases/mascotdex/1.2.0-0123456789ab/mf-manifest.json' };
const release = '1.2.0-0123456789ab';
const studio = { name: 'studio', entry: 'https://studio.test/mf-manifest.json', windows: true };

it('tells of each remote what the server lists of it', () => {
  const news = { name: 'news', entry: 'http://[', programs: [{ path: '/news', title: 'News' }] };
  const rows = installedRows(
    {
      remotes: [{ ...mascotdex, version: '1.2.0', release }, studio, news],
      previews: [{ frontend: 'mascotdex', release }],
    },
    HERE,
  );
  expect(rows.map(({ programs }) => programs.map(({ title }) => title))).toEqual([
    ['Mascotdex'],
    ['Hug Your Mascot', 'Image Generator', 'Draw Marcel', 'Gallery'],
    ['News'],
  ]);
  expect(rows).toMatchObject([
    { remote: 'mascotdex', from: 'This site', version: '1.2.0', release, isPreview: true, inWindows: false },
    { remote: 'studio', from: 'https://studio.test', isPreview: false, inWindows: true },
    { remote: 'news', from: 'http://[' },
  ]);
});

async function open(answer: object) {
  const calls = fakeServer({ 'GET /remotes.json': answer });
  renderApp(<Installed />);
  await screen.findByText(/Each program is built|could not be read|No programs are installed/);
  return calls;
}
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

it('shows what has been loaded, and tries again what has failed', async () => {
  await open({ body: { remotes: [mascotdex, studio] } });
  expect(within(row('studio')).getByRole('status')).toHaveTextContent('Not loaded yet');
  act(() => noteRunning(mascotdex));
  expect(within(row('mascotdex')).getByRole('status')).toHaveTextContent('Loaded');
  act(() => noteFailed('studio'));
  expect(within(row('studio')).getByRole('status')).toHaveTextContent('Failed');
  await userEvent.click(screen.getByRole('button', { name: INSTALLED_TEXTS.retryOf('studio') }));
  await waitFor(() => expect(within(row('studio')).getByRole('status')).toHaveTextContent('Loaded'));
  expect(screen.queryByRole('button', { name: INSTALLED_TEXTS.retryOf('studio') })).not.toBeInTheDocument();
});

it.each([
  [{ status: 503 }, INSTALLED_TEXTS.failed],
  [{ body: { remotes: [] } }, INSTALLED_TEXTS.empty],
])('helps where there is nothing to show: %j', async (answer, title) => {
  const calls = await open(answer);
  expect(screen.getByText(title)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: INSTALLED_TEXTS.retry }));
  expect(calls.length).toBeGreaterThan(1);
});
