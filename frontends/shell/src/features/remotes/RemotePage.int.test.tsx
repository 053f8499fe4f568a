import { fakeServer, renderApp } from '@marcel/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProgramPage } from '../../shared/programs';
import { loadModule } from '../../shared/remotes/federation';
import { RemotePage } from './components/RemotePage';

jest.mock('../../shared/remotes/federation', () => ({ loadModule: jest.fn() }));

const mascotdex: ProgramPage = {
  to: '/mascotdx',
  remote: 'mascotdex',
  title: 'Mascotdex',
  icon: 'mascotdex',
  preload: () => undefined,
};
const entry = { name: 'mascotdex', entry: '/remotes/mascotdex/mf-manifest.json', version: '0.1.0' };
const App = (props: object) => <p>directory at {'basePath' in props && String(props.basePath)}</p>;

describe('RemotePage', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('restarts a crashed remote', async () => {
    fakeServer({ 'GET /remotes.json': { body: { remotes: [{ ...entry, name: 'admin' }] } } });
    const Crash = () => {
      throw new Error('crash');
    };
    jest.mocked(loadModule).mockResolvedValueOnce(Crash).mockResolvedValueOnce(App);
    renderApp(<RemotePage program={{ ...mascotdex, to: '/admin', remote: 'admin', title: 'Admin' }} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('directory at /admin')).toBeVisible();
  });

  it('reports that a program is not installed', async () => {
    fakeServer({ 'GET /remotes.json': { body: { remotes: [] } } });
    renderApp(<RemotePage program={{ ...mascotdex, to: '/draw-marcel', remote: 'studio', title: 'Draw Marcel' }} />);
    expect(await screen.findByText(/Draw Marcel is not installed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Marcel OS' })).toHaveAttribute('href', '/');
  });
});
