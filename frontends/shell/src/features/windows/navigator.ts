import { MAIN_PAGES } from '@marcel/contracts';
import type { Location, NavigateFunction, Navigator, To } from 'react-router-dom';
import type { EntryState } from '../../shared/new-window';
import type { DesktopWindow } from './state/windows';

export const entryState = ({ state }: Location<unknown>): EntryState =>
  typeof state === 'object' && state !== null && 'own' in state
    ? {
        own: state.own,
        ...('window' in state && typeof state.window === 'string' && { window: state.window }),
        ...('asksForProgram' in state && { asksForProgram: true }),
      }
    : { own: state };

/** The entry of a window as it is. */
export const entryOf = ({ id, location }: Pick<DesktopWindow, 'id' | 'location'>): EntryState => ({
  window: id,
  own: location.state,
});

interface NavigatorOptions {
  id: string;
  /** Path below which everything is this window's. */
  program: string;
  navigate: NavigateFunction;
  /** The window is to go, and the page with it. */
  leave: () => void;
}

/** The navigator of a window: what is its program's stays in it, the desktop's address closes it, all else is the shell's. */
export function windowNavigator({ id, program, navigate, leave }: NavigatorOptions): Navigator {
  const go = (to: To, own: unknown, replace: boolean): void => {
    const address = addressOf(to);
    if (address === MAIN_PAGES.desktop) return leave();
    const state: EntryState = isBelow(program, address) ? { window: id, own } : { own };
    void navigate(address, { state, replace });
  };
  return {
    createHref: addressOf,
    go: (steps) => void navigate(steps),
    push: (to, state: unknown) => go(to, state, false),
    replace: (to, state: unknown) => go(to, state, true),
  };
}

export const addressOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/** Whether an address is a program's: at its path or below that, or for one of the desktop with its query. */
export function isBelow(program: string, address: string): boolean {
  const [path, query] = program.split('?');
  if (query === undefined) return address === path || ['/', '?', '#'].some((next) => address.startsWith(path + next));
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return (
    pathname === path && [...new URLSearchParams(query)].every(([name, value]) => searchParams.get(name) === value)
  );
}
