import { ADMIN_WORDS, PAGES, type WindowWords } from '@marcel/contracts';
import { Icon, usePageMeta, WindowFrame } from '@marcel/kit';
import { Button } from '@marcel/kit/antd';
import { NavLink, useNavigate } from 'react-router-dom';
import type { ReactNode } from 'react';
import { ADMIN_MESSAGES, adminHeaders, AuditAccess, useAuditor, useAuth } from '../shared/auth/auth';
import styles from './AdminNavigation.module.css';
import { AuditorLogin } from '../features/audit/components/AuditorLogin';
import { AuditTabs } from '../features/audit/components/AuditTabs';
import { SystemScreen } from '../features/system/components/SystemScreen';
import { Waiting } from '../shared/components/blocks';
import { useChangesByOthers } from '../shared/live/refresh-soon';
import { UndoProvider } from '../shared/undo/UndoProvider';
import { AdminWindow } from './AdminWindow';
import { MascotById, PictureByName, SubmissionHistoryById } from './ById';

interface AuditorsPageProps {
  words: WindowWords;
  children: ReactNode;
}

export const AuditPage = () => (
  <AuditorsPage words={ADMIN_WORDS.adminAudit}>
    <AuditTabs />
  </AuditorsPage>
);

export const SystemPage = () => (
  <AuditorsPage words={ADMIN_WORDS.adminSystem}>
    <SystemScreen />
  </AuditorsPage>
);

export const MascotHistoryPage = () => (
  <HistoryPage words={ADMIN_WORDS.adminMascot}>
    <UndoProvider>
      <MascotById />
    </UndoProvider>
  </HistoryPage>
);

export const PictureHistoryPage = () => (
  <HistoryPage words={ADMIN_WORDS.adminPicture}>
    <PictureByName />
  </HistoryPage>
);

export const SubmissionHistoryPage = () => (
  <HistoryPage words={ADMIN_WORDS.adminSubmissionHistory}>
    <SubmissionHistoryById />
  </HistoryPage>
);

function HistoryPage(props: AuditorsPageProps) {
  useChangesByOthers();
  return <AuditorsPage {...props} />;
}

function AuditorsPage({ words, children }: AuditorsPageProps) {
  const { adminToken, loading } = useAuth();
  const { auditor, open } = useAuditor();
  const headers = adminToken === null ? auditor : adminHeaders(adminToken);
  const Window = adminToken === null ? AuditorWindow : AdminWindow;
  return (
    <Window words={words}>
      {loading && <Waiting label={ADMIN_MESSAGES.verifying} />}
      {!loading && headers === null && <AuditorLogin onOpen={open} />}
      {headers !== null && <AuditAccess value={headers}>{children}</AuditAccess>}
    </Window>
  );
}

function AuditorWindow({ words, children }: AuditorsPageProps) {
  const navigate = useNavigate();
  usePageMeta(words);
  return (
    <WindowFrame
      title={words.name}
      icon="admin"
      toolbar={<AuditorNavigation />}
      onClose={() => navigate(PAGES.desktop)}
      closeLabel="Back to Marcel OS"
    >
      {children}
    </WindowFrame>
  );
}

function AuditorNavigation() {
  const { auditor, leave } = useAuditor();
  return (
    <>
      <nav aria-label="Auditor" className={styles.entries}>
        <NavLink to={PAGES.adminAudit} className={styles.entry}>
          <Icon name="eye" />
          Audit
        </NavLink>
        <NavLink to={PAGES.adminSystem} className={styles.entry}>
          <Icon name="system" />
          System
        </NavLink>
      </nav>
      {auditor !== null && (
        <Button icon={<Icon name="logout" />} className={styles.logout} onClick={leave}>
          Logout
        </Button>
      )}
    </>
  );
}
