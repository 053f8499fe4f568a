import { useEffect } from 'react';
import { ErrorDialog } from '@marcel/kit';
import { useOnline } from '@marcel/kit/programs';
import { useQueryClient } from '@tanstack/react-query';
import { mascotKeys, progressKey } from '../mascots';

export function leaveButton(button: HTMLElement, group: HTMLElement | null, otherwise?: HTMLElement | null): void {
  const others = [...(group?.querySelectorAll('button') ?? [])];
  const place = others.findIndex((other) => other === button);
  const next = others[place + 1] ?? others[place - 1];
  const heading = windowOf(button)?.querySelector<HTMLElement>('h1');
  (next ?? otherwise ?? heading)?.focus({ preventScroll: true });
}

export const windowOf = (element: Element): Element | null => element.closest('section:has(h1)');

export const searchOf = (frame: Element | null): HTMLElement | null =>
  frame?.querySelector<HTMLElement>('[role="search"] input') ?? null;

/** Moves the focus from a button that will disappear, such as Retry, to the heading of its window. */
export const retrying = (again: () => unknown) => () => {
  if (document.activeElement instanceof HTMLElement) leaveButton(document.activeElement, null);
  void again();
};

export const OFFLINE_TEXT = 'You are offline. It comes by itself once the connection is back.';

export const OfflineNote = () =>
  !useOnline() && <p style={{ flex: '1 1 100%', textAlign: 'center' }}>{OFFLINE_TEXT}</p>;

export const FailedLoad = ({ title, message, onRetry }: { title: string; message: string; onRetry: () => unknown }) => (
  <ErrorDialog title={title} message={message} onRetry={retrying(onRetry)}>
    <OfflineNote />
  </ErrorDialog>
);

const ROOTS: readonly unknown[] = [mascotKeys.all[0], progressKey('')[0]];

export function useRetryOnReconnect(): void {
  const client = useQueryClient();
  useEffect(() => {
    const retry = () =>
      void client.refetchQueries({
        type: 'active',
        predicate: ({ state, queryKey: [root] }) => state.status === 'error' && ROOTS.includes(root),
      });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [client]);
}
