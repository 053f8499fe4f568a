import { ProgramWindow, Spinner, usePageMeta } from '@marcel/kit';
import type { ReactNode } from 'react';
import type { ProgramPage } from '../../../shared/programs';
import { Remote } from '../../../shared/remotes/Remote';
import { remoteApp } from '../../../shared/remotes/remote-module';
import styles from './RemotePage.module.css';

export function RemotePage({ program }: { program: ProgramPage }) {
  const { title, to, remote } = program;
  const inWindow = (content: ReactNode) => <PlaceholderWindow program={program}>{content}</PlaceholderWindow>;
  return (
    <div className={styles.page}>
      <Remote
        module={remoteApp(remote)}
        title={title}
        props={{ basePath: to }}
        fallback={inWindow(<Spinner label={`Starting ${title}...`} />)}
        renderFrame={inWindow}
      />
    </div>
  );
}

function PlaceholderWindow({ program: { title, icon }, children }: { program: ProgramPage; children: ReactNode }) {
  usePageMeta({ title: `${title} - Marcel OS`, description: `${title} is a program of Marcel OS.` });
  return (
    <ProgramWindow title={title} icon={icon}>
      {children}
    </ProgramWindow>
  );
}
