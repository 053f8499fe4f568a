import { Icon, type IconName } from '@marcel/kit';
import { Link } from 'react-router-dom';
import styles from './DesktopIcon.module.css';

interface Tile {
  label: string;
  icon: IconName;
}

type DesktopIconProps = Tile & ({ to: string; href?: never } | { href: string; to?: never });

/** An icon with its label; `to` opens a program here, `href` another site in a new tab. */
export function DesktopIcon({ label, icon, to, href }: DesktopIconProps) {
  const tile = (
    <>
      <Icon name={icon} size={48} />
      <span className={styles.label}>{label}</span>
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} className={styles.icon}>
        {tile}
      </Link>
    );
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label} (opens in a new tab)`}
      className={styles.icon}
    >
      {tile}
    </a>
  );
}
