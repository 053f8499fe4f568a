import { PAGES, type WindowMeta } from '@marcel/contracts';
import { Icon, type IconName, usePageMeta, WindowFrame } from '@marcel/kit';
import { Button } from 'antd';
import { type ReactNode, Suspense, useRef } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { useWaitingCount } from '../features/moderation/api';
import { useAuth } from '../shared/auth/auth';
import { OwnWindowContext } from '../shared/browser/focus';
import { Waiting } from '../shared/components/blocks';
import styles from './AdminWindow.module.css';

const ENTRIES: readonly { label: string; page: string; icon: IconName; forAuditors?: true }[] = [
  { label: 'Dashboard', page: PAGES.adminDashboard, icon: 'grid' },
  { label: 'Submissions', page: PAGES.adminSubmissions, icon: 'list' },
  { label: 'Moderation', page: PAGES.adminModeration, icon: 'comment' },
  { label: 'Image Population', page: PAGES.adminImagePopulation, icon: 'picture' },
  { label: 'CSV Import', page: PAGES.adminImport, icon: 'upload' },
  { label: 'Programs', page: PAGES.adminPrograms, icon: 'cards' },
  { label: 'Audit', page: PAGES.adminAudit, icon: 'eye', forAuditors: true },
  { label: 'System', page: PAGES.adminSystem, icon: 'system', forAuditors: true },
];

function Navigation() {
  const { adminToken, auditorToken, logout, setAuditorToken } = useAuth();
  const isAdmin = adminToken !== null;
  const waiting = useWaitingCount(isAdmin);
  return (
    <>
      <nav aria-label={isAdmin ? 'Admin' : 'Auditor'} className={styles.entries}>
        {ENTRIES.filter(({ forAuditors }) => isAdmin || forAuditors).map(({ label, page, icon }) => (
          <NavLink key={page} to={page} className={styles.entry}>
            <Icon name={icon} />
            {label}
            {page === PAGES.adminModeration && waiting > 0 && (
              <span className={styles.waiting}>
                {waiting.toLocaleString('en')}
                <span className="m-unseen"> waiting</span>
              </span>
            )}
          </NavLink>
        ))}
      </nav>
      {(isAdmin || auditorToken !== null) && (
        <Button
          icon={<Icon name="logout" />}
          className={styles.logout}
          onClick={isAdmin ? logout : () => setAuditorToken(null)}
        >
          Logout
        </Button>
      )}
    </>
  );
}

export function AdminWindow({ words, children }: { words: WindowMeta; children: ReactNode }) {
  const navigate = useNavigate();
  const content = useRef<HTMLDivElement>(null);
  usePageMeta(words);
  return (
    <WindowFrame
      title={words.name}
      icon="admin"
      toolbar={<Navigation />}
      onClose={() => navigate(PAGES.desktop)}
      closeLabel="Back to Marcel OS"
    >
      <div ref={content} style={{ display: 'contents' }}>
        <OwnWindowContext value={content}>
          <Suspense fallback={<Waiting label="Opening..." />}>{children}</Suspense>
        </OwnWindowContext>
      </div>
    </WindowFrame>
  );
}
