import { RetroErrorBoundary, Spinner } from '@marcel/kit';
import { Suspense, use, useState } from 'react';
import type { RemotePageProps } from '../../shared/remote-pages';
import { NotInstalledPage } from './NotInstalledPage';
import { restartRemote, startRemote, type RemoteStart } from './remote-apps';
import styles from './RemotePage.module.css';

/** A remote in its place. When it cannot be loaded, or crashes, the rest of the desktop goes on and Retry starts it anew. */
export function RemotePage(page: RemotePageProps) {
  const { title, remote } = page;
  const [{ start, attempt }, setState] = useState(() => ({ start: startRemote(remote), attempt: 1 }));
  const retry = () => setState({ start: restartRemote(remote), attempt: attempt + 1 });
  return (
    <div className={styles.page}>
      <RetroErrorBoundary
        key={attempt}
        title={`${title} is not answering`}
        message={`${title} could not be started. The rest of Marcel OS is fine, and you can try again at any time.`}
        onRetry={retry}
      >
        <Suspense fallback={<Starting title={title} />}>
          <Started page={page} start={start} />
        </Suspense>
      </RetroErrorBoundary>
    </div>
  );
}

function Started({ page, start }: { page: RemotePageProps; start: RemoteStart }) {
  const App = use(start);
  return App ? <App basePath={page.path} /> : <NotInstalledPage title={page.title} icon={page.icon} />;
}

const Starting = ({ title }: { title: string }) => (
  <div className={styles.starting}>
    <Spinner label={`Starting ${title}...`} />
  </div>
);
