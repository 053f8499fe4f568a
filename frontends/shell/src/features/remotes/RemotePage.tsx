import { RetroErrorBoundary, Spinner, usePageMeta } from '@marcel/kit';
import { Suspense, useState } from 'react';
import type { RemotePageProps } from '../../shared/remote-pages';
import { restartProgram, startProgram } from './programs';
import styles from './RemotePage.module.css';

/** A remote in its place. When it cannot be loaded, or crashes, the rest of the desktop goes on and Retry starts it anew. */
export function RemotePage(page: RemotePageProps) {
  const { title, remote } = page;
  const [{ Program, attempt }, setState] = useState(() => ({ Program: startProgram(remote), attempt: 1 }));
  const retry = () => setState({ Program: restartProgram(remote), attempt: attempt + 1 });
  return (
    <div className={styles.page}>
      <RetroErrorBoundary
        key={attempt}
        title={`${title} is not answering`}
        message={`${title} could not be started. The rest of Marcel OS is fine, and you can try again at any time.`}
        onRetry={retry}
      >
        <Suspense fallback={<Starting title={title} />}>
          <Program {...page} />
        </Suspense>
      </RetroErrorBoundary>
    </div>
  );
}

function Starting({ title }: { title: string }) {
  usePageMeta({ title: `${title} - Marcel OS`, description: `${title}, a program of Marcel OS.` });
  return (
    <div className={styles.starting}>
      <Spinner label={`Starting ${title}...`} />
    </div>
  );
}
