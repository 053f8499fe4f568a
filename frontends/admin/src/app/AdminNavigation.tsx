import { PAGES } from '@marcel/contracts';
import { Icon, type IconName } from '@marcel/kit';
import { Button } from '@marcel/kit/antd';
import { NavLink } from 'react-router-dom';
import { useWaitingCount } from '../features/moderation/api';
import { useAuth } from '../shared/auth/auth';
import styles from './AdminNavigation.module.css';

const ENTRIES: readonly { label: string; page: string; icon: IconName }[] = [
  { label: 'Dashboard', page: PAGES.adminDashboard, icon: 'grid' },
  { label: 'Submissions', page: PAGES.adminSubmissions, icon: 'list' },
  { label: 'Moderation', page: PAGES.adminModeration, icon: 'comment' },
  { label: 'Image Population', page: PAGES.adminImagePopulation, icon: 'picture' },
  { label: 'CSV Import', page: PAGES.adminImport, icon: 'upload' },
  { label: 'Programs', page: PAGES.adminPrograms, icon: 'cards' },
  { label: 'Audit', page: PAGES.adminAudit, icon: 'eye' },
  { label: 'System', page: PAGES.adminSystem, icon: 'system' },
];

export function AdminNavigation() {
  const { logout } = useAuth();
  const waiting = useWaitingCount() ?? 0;
  return (
    <>
      <nav aria-label="Admin" className={styles.entries}>
        {ENTRIES.map(({ label, page, icon }) => (
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
      <Button icon={<Icon name="logout" />} className={styles.logout} onClick={logout}>
        Logout
      </Button>
    </>
  );
}
