import { MAIN_PAGES } from '@marcel/contracts';
import type { Location, NavigateFunction, Navigator, To } from 'react-router-dom';
import type { EntryState } from '../../shared/new-window';
import type { DesktopWindow, WindowLocation } from './state/windows';

export const readEntryState = ({ state }: Location<unknown>): EntryState =>
  typeof state === 'object' && state !== null && 'programState' in state
    ? {
        programState: state.programState,
        ...('window' in state && typeof state.window === 'string' && { window: state.window }),
        ...('asksForProgram' in state && { asksForProgram: true }),
      }
    : { programState: state };

export const toEntryState = ({ id, location }: Pick<DesktopWindow, 'id' | 'location'>): EntryState => ({
  window: id,
  programState: location.state,
});

/** React Router's key of a page without navigation, whose title does not take the focus. */
export const INITIAL_KEY = 'default';

interface NavigatorOptions {
  id: string;
  program: string;
  navigate: NavigateFunction;
  onMove: (location: WindowLocation) => void;
  onClose: () => void;
}

/** Creates the navigator of a window. A window behind others navigates without changing the address of the page. */
export function windowNavigator({ id, program, navigate, onMove, onClose }: NavigatorOptions): Navigator {
  const go = (to: To, programState: unknown, replace: boolean): void => {
    const address = toAddress(to);
    if (address === MAIN_PAGES.desktop) return onClose();
    if (isWithin(program, address) && isBehind(id)) {
      const { pathname, search, hash } = new URL(address, location.origin);
      return onMove({ pathname, search, hash, state: programState, key: INITIAL_KEY });
    }
    const state: EntryState = isWithin(program, address) ? { window: id, programState } : { programState };
    void navigate(address, { state, replace });
  };
  return {
    createHref: toAddress,
    go: (steps) => void navigate(steps),
    push: (to, state: unknown) => go(to, state, false),
    replace: (to, state: unknown) => go(to, state, true),
  };
}

/** Returns true for a window that is not in front, unless the visitor is using it or one of its toasts. */
function isBehind(id: string): boolean {
  const window = `[data-window="${CSS.escape(id)}"]`;
  const isUsed = document.activeElement?.matches(`${window} *, ol[popover] button`);
  return !isUsed && document.querySelector(`${window}[data-front="false"]`) !== null;
}

export const toAddress = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

export function isWithin(program: string, address: string): boolean {
  const [path, query] = program.split('?');
  if (query === undefined) return address === path || ['/', '?', '#'].some((next) => address.startsWith(path + next));
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const parameters = [...new URLSearchParams(query)];
  return pathname === path && parameters.every(([name, value]) => searchParams.get(name) === value);
}

type Click = Pick<MouseEvent, 'target' | 'button' | 'ctrlKey' | 'metaKey'>;

/** Returns the address of a link that a click opens in a new window, as browsers open a new tab; undefined for other clicks. */
export function findNewWindowAddress({ target, button, ctrlKey, metaKey }: Click, programs: readonly { to: string }[]) {
  const isNew = button === 1 || (button === 0 && (ctrlKey || metaKey));
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!isNew || !link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  const address = link.pathname + link.search + link.hash;
  return programs.some(({ to }) => isWithin(to, address)) ? address : undefined;
}
