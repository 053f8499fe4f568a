import { ErrorBoundary } from '@marcel/kit';
import { fakeServer } from '@marcel/kit/testing';
import { render, screen } from '@testing-library/react';
import type { FrontendFailure } from '@marcel/contracts';
import { MemoryRouter } from 'react-router-dom';
import { loadModule } from './federation';
import { Remote } from './Remote';
import { RemoteModule } from './remote-module';
import { crashReports } from './crashes';

jest.mock('./federation', () => ({ loadModule: jest.fn() }));

const release = '1.0.0-0123456789ab';
const entry = { name: 'studio', entry: '/remotes/studio/mf-manifest.json', release };
const REMOTES = { 'GET /remotes.json': { body: { remotes: [entry] } } };

const Crash = () => {
  throw new Error('crash');
};

const program = () => (
  <MemoryRouter>
    <Remote
      module={new RemoteModule('studio', 'App')}
      title="Studio"
      props={{}}
      starting="starting"
      missing="missing"
    />
  </MemoryRouter>
);

const reported = (calls: ReturnType<typeof fakeServer>) =>
  calls.flatMap(({ path, body }) =>
    typeof body === 'string' && path === '/api/frontend-failures' ? [JSON.parse(body) as object] : [],
  );

const failure = (kind: FrontendFailure) => ({ frontend: 'studio', release, kind });

describe('what fails in the page', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    Object.assign(window, { reportError: jest.fn() });
  });

  it.each([
    ['cannot be loaded', () => jest.mocked(loadModule).mockRejectedValueOnce(new Error('dead')), 'load'],
    ['cannot be drawn', () => jest.mocked(loadModule).mockResolvedValueOnce(Crash), 'render'],
    [
      'catches its own crash',
      () =>
        jest.mocked(loadModule).mockResolvedValueOnce(() => (
          <ErrorBoundary>
            <Crash />
          </ErrorBoundary>
        )),
      'render',
    ],
  ] as const)('is told of a remote that %s, once', async (_, prepare, kind) => {
    const calls = fakeServer(REMOTES);
    prepare();
    render(program(), { onCaughtError: crashReports.onCaughtError });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(reported(calls)).toEqual([failure(kind)]);
  });

  it('is told of the remote whose part it was, beside one that came later', async () => {
    const calls = fakeServer({ 'GET /remotes.json': { body: { remotes: [entry, { ...entry, name: 'admin' }] } } });
    let broken = false;
    const Part = () => (broken ? <Crash /> : 'well');
    jest
      .mocked(loadModule)
      .mockResolvedValueOnce(Part)
      .mockResolvedValueOnce(() => 'other');
    const both = () => (
      <>
        {program()}
        <Remote module={new RemoteModule('admin', 'App')} title="Admin" props={{}} starting="" missing="" />
      </>
    );
    const { rerender } = render(both(), { onCaughtError: crashReports.onCaughtError });
    await screen.findByText(/other/);
    broken = true;
    rerender(both());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(reported(calls)).toEqual([failure('render')]);
  });

  it('is told of the shell where nothing has caught it', () => {
    const calls = fakeServer(REMOTES);
    const error = new Error('crash');
    crashReports.onUncaughtError?.(error, {});
    expect(reported(calls)).toEqual([{ frontend: 'shell', kind: 'render' }]);
    expect(window.reportError).toHaveBeenCalledWith(error);
  });
});
