import type { RemoteName } from '@marcel/contracts/federation/remotes';
import { lazy, type ComponentType } from 'react';
import type { RemotePageProps } from '../../shared/remote-pages';
import { loadRemote } from './load-remote';
import { NotInstalledPage } from './NotInstalledPage';

type Program = ComponentType<RemotePageProps>;

const running = new Map<RemoteName, Program>();

/** A remote as a component that suspends while it starts; started once for the page. */
export const startProgram = (name: RemoteName): Program => running.get(name) ?? restartProgram(name);

/** Starts a remote anew, whatever became of the earlier start. */
export function restartProgram(name: RemoteName): Program {
  const program = lazy(async () => {
    const App = await loadRemote(name);
    return { default: App ? ({ path }: RemotePageProps) => <App basePath={path} /> : NotInstalledPage };
  });
  running.set(name, program);
  return program;
}
