import { PAGES } from '@marcel/contracts';
import { Icon } from '@marcel/kit';
import { Button } from '@marcel/kit/antd';
import { NavLink } from 'react-router-dom';
import { useAuditor } from '../shared/auth/audit-access';
import styles from './AdminNavigation.module.css';

/** What an auditor may open. */
export function AuditorNavigation() {
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
