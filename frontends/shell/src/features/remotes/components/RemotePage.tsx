import { Spinner, usePageMeta } from '@marcel/kit';
import { NotInstalled } from '../../../shared/NotInstalled';
import { Remote } from '../../../shared/remotes/Remote';
import { REMOTE_APPS } from '../../../shared/remotes/remote-modules';
import type { RemotePageProps } from '../../../shared/remote-pages';
import { ProgramWindow } from './ProgramWindow';
import styles from './RemotePage.module.css';

/** The page of a program that is a remote: it brings its own window, or gets one from here when it cannot. */
export function RemotePage({ path, title, icon, remote }: RemotePageProps) {
  return (
    <div className={styles.page}>
      <Remote
        module={REMOTE_APPS[remote]}
        title={title}
        props={{ basePath: path }}
        starting={<Starting title={title} />}
        missing={
          <ProgramWindow title={title} icon={icon}>
            <NotInstalled title={title} />
          </ProgramWindow>
        }
        frame={(box) => (
          <ProgramWindow title={title} icon={icon}>
            {box}
          </ProgramWindow>
        )}
      />
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
