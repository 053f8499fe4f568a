import { PAGES } from '@marcel/contracts';
import { Icon } from '@marcel/kit';
import { NavLink } from 'react-router-dom';
import styles from './AdminNavigation.module.css';

/** What an auditor may open. */
export const AuditorNavigation = () => (
  <nav aria-label="Auditor" className={styles.entries}>
    <NavLink to={PAGES.adminAudit} className={styles.entry}>
      <Icon name="eye" />
      Audit
    </NavLink>
    <NavLink to={PAGES.adminTimeMachine} className={styles.entry}>
      <Icon name="previous" />
      Time Machine
    </NavLink>
    <NavLink to={PAGES.adminSystem} className={styles.entry}>
      <Icon name="system" />
      System
    </NavLink>
  </nav>
);
