import { MAIN_PAGES } from '@marcel/contracts';
import { useState, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, reloadPage } from '@marcel/kit';
import { fetchWithTimeout, hasNewRemote, readRemotes } from '../../../shared/remotes/loaded-remotes';
import styles from './NewRelease.module.css';
import { lazyComponent } from '@marcel/kit/programs';
import { usePreviews } from '../../../shared/installed-programs';

export const RELEASE_POLL_MS = 60_000;

const scripts = [...document.querySelectorAll('script[src^="/"]')].map((script) => script.getAttribute('src') ?? '');

/** Polls every minute, and when the page becomes visible, until there is a newer release. */
const useNewerRelease = (): boolean =>
  useQuery({
    queryKey: ['newer-release'],
    queryFn: async () => (await hasNewShell()) || hasNewRemote((await readRemotes()).remotes),
    initialData: false,
    refetchInterval: ({ state }) => !state.data && RELEASE_POLL_MS,
    refetchOnWindowFocus: ({ state }) => (state.data ? false : 'always'),
  }).data;

async function hasNewShell(): Promise<boolean> {
  if (scripts.length === 0) return false;
  const page = await (await fetchWithTimeout(MAIN_PAGES.desktop)).text();
  return !scripts.every((script) => page.includes(`"${script}"`));
}

export function NewRelease() {
  const hasNewRelease = useNewerRelease();
  const [isDismissed, setDismissed] = useState(false);
  return (
    <div role="status" className={styles.container}>
      {hasNewRelease && !isDismissed && (
        <div className={styles.notice}>
          <p>A new version is available.</p>
          <div className={styles.actions}>
            <Button kind="primary" onClick={reloadPage}>
              Reload
            </Button>
            <Button onClick={() => setDismissed(true)}>Later</Button>
          </div>
        </div>
      )}
    </div>
  );
}

const PreviewNotice = lazyComponent(() => import('./PreviewNotice').then((part) => part.PreviewNotice));

export function PreviewBadge() {
  const previews = usePreviews();
  return (
    previews.length > 0 && (
      <Suspense>
        <PreviewNotice previews={previews} />
      </Suspense>
    )
  );
}
