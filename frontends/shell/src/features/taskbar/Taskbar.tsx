import { Icon } from '@marcel/kit';
import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { BADGE_SIZE, providerBadge } from '@marcel/art/badges/provider-badge';
import { isDialogOpen, getPressedKeys, START_KEYS } from '../../shared/keys';
import { useEvent } from '../../shared/use-event';
import { useLazyModule } from '../../shared/use-lazy-module';
import styles from './Taskbar.module.css';
import { subscribeToDisplay } from '../../shared/display/display';
import { useSiteConfig } from '../../shared/site-config';
import { TASK_BUTTONS } from '../../shared/task-buttons';

const MINUTE_MS = 60_000;
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

export function Clock() {
  const now = useMinute();
  const hour12 = useSyncExternalStore(subscribeToDisplay, () => document.documentElement.dataset.clock === '12');
  const date = dateFormat.format(now);
  const time = now.toLocaleTimeString('en-GB', { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit', hour12 });
  return (
    <time className={styles.clock} dateTime={now.toISOString()} title={date}>
      {time}
      <span className={styles.date}>{`, ${date}`}</span>
    </time>
  );
}

function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE_MS - (now.getTime() % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

export const Taskbar = ({ player }: { player: ReactNode }) => (
  <footer className={styles.taskbar}>
    <StartMenu />
    <div id={TASK_BUTTONS} className={styles.windows} />
    <div className={styles.tray}>
      {player}
      <PoweredBy />
      <Clock />
    </div>
  </footer>
);

function PoweredBy() {
  const provider = useSiteConfig()?.provider;
  if (!provider) return <span className={styles.badge} />;
  return (
    <a
      href={provider.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Powered by ${provider.name} (opens in a new tab)`}
      className={styles.badge}
    >
      <svg
        viewBox={`0 0 ${BADGE_SIZE.width} ${BADGE_SIZE.height}`}
        aria-hidden
        dangerouslySetInnerHTML={{ __html: providerBadge(provider.name) }}
      />
    </a>
  );
}

export function StartMenu() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { module, load, preload } = useLazyModule(
    () => import('./start/StartPanel'),
    () => setOpen(false),
  );
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = () => {
    load();
    setOpen(!open);
  };
  useEvent(window, 'keydown', (event) => {
    if (!START_KEYS.includes(getPressedKeys(event)) || isDialogOpen()) return;
    event.preventDefault();
    toggle();
  });
  return (
    <div ref={root} className={styles.start}>
      <button
        ref={button}
        type="button"
        className={styles.startButton}
        aria-haspopup="menu"
        aria-keyshortcuts={START_KEYS.join(' ')}
        title={START_KEYS[0]}
        aria-expanded={open}
        aria-controls={open && module ? id : undefined}
        {...preload}
        onClick={toggle}
      >
        <Icon name="dog" size={24} />
        START
      </button>
      {module && open && <module.StartPanel id={id} root={root} button={button} onLeave={() => setOpen(false)} />}
    </div>
  );
}
