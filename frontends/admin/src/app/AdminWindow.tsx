import { PAGES, type WindowMeta } from '@marcel/contracts';
import { Icon, type IconName, usePageMeta, WindowFrame } from '@marcel/kit';
import { Button } from 'antd';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { useWaitingCount } from '../features/moderation/api';
import { useAuth } from '../shared/auth/auth';
import { AdminWindowContext } from '../shared/browser/focus';
import { LoadingBlock } from '../shared/components/blocks';
import styles from './AdminWindow.module.css';

interface NavigationEntry {
  label: string;
  page: string;
  icon: IconName;
}

const ENTRIES: readonly NavigationEntry[] = [
  { label: 'Dashboard', page: PAGES.adminDashboard, icon: 'grid' },
  { label: 'Submissions', page: PAGES.adminSubmissions, icon: 'list' },
  { label: 'Image Population', page: PAGES.adminImagePopulation, icon: 'picture' },
  { label: 'CSV Import', page: PAGES.adminImport, icon: 'upload' },
];

const AUDITOR_ENTRIES: readonly NavigationEntry[] = [
  { label: 'Audit', page: PAGES.adminAudit, icon: 'eye' },
  { label: 'System', page: PAGES.adminSystem, icon: 'system' },
];

const MORE_ENTRIES: readonly NavigationEntry[] = [
  { label: 'Moderation', page: PAGES.adminModeration, icon: 'comment' },
  { label: 'Programs', page: PAGES.adminPrograms, icon: 'cards' },
  ...AUDITOR_ENTRIES,
];

const closeMenu = ({ currentTarget }: MouseEvent) => currentTarget.closest('details')?.removeAttribute('open');

function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function closeOnEscape({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape') return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** Width of all entries in one row, in pixels. */
const ROW_WIDTH = 540;

function Navigation() {
  const { adminToken, auditorToken, logout, setAuditorToken } = useAuth();
  const isAdmin = adminToken !== null;
  const waiting = useWaitingCount(isAdmin);
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setIsNarrow((entry?.contentRect.width ?? ROW_WIDTH) < ROW_WIDTH));
    if (nav.current) observer.observe(nav.current);
    return () => observer.disconnect();
  }, []);
  const inRow = isNarrow ? 2 : ENTRIES.length;
  const inMenu = [...ENTRIES.slice(inRow), ...MORE_ENTRIES];
  const count = waiting > 0 && (
    <span className={styles.waiting}>
      {waiting.toLocaleString('en')}
      <span className="m-unseen"> waiting</span>
    </span>
  );
  const renderLink = ({ label, page, icon }: NavigationEntry) => (
    <NavLink key={page} to={page} className={styles.entry} onClick={closeMenu}>
      <Icon name={icon} />
      {label}
      {page === PAGES.adminModeration && count}
    </NavLink>
  );
  return (
    <>
      <nav ref={nav} aria-label={isAdmin ? 'Admin' : 'Auditor'} className={styles.entries}>
        {(isAdmin ? ENTRIES.slice(0, inRow) : AUDITOR_ENTRIES).map(renderLink)}
        {isAdmin && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <details className={styles.more} onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
            <summary className={styles.entry} data-current={inMenu.some(({ page }) => pathname.startsWith(page))}>
              More {count}
              <Icon name="down" size={12} />
            </summary>
            <div tabIndex={-1} className={styles.popup}>
              {inMenu.map(renderLink)}
            </div>
          </details>
        )}
      </nav>
      {(isAdmin || auditorToken !== null) && (
        <Button icon={<Icon name="logout" />} onClick={isAdmin ? logout : () => setAuditorToken(null)}>
          <span className="m-word">Logout</span>
        </Button>
      )}
    </>
  );
}

export function AdminWindow({ meta, children }: { meta: WindowMeta; children: ReactNode }) {
  const navigate = useNavigate();
  const content = useRef<HTMLDivElement>(null);
  usePageMeta(meta);
  return (
    <WindowFrame
      title={meta.name}
      icon="admin"
      toolbar={<Navigation />}
      onClose={() => navigate(PAGES.desktop)}
      closeLabel="Back to Marcel OS"
    >
      <div ref={content} style={{ display: 'contents' }}>
        <AdminWindowContext value={content}>
          <Suspense fallback={<LoadingBlock label="Opening..." />}>{children}</Suspense>
        </AdminWindowContext>
      </div>
    </WindowFrame>
  );
}
