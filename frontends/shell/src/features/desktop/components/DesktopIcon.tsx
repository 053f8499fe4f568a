import { Icon, type IconName } from '@marcel/kit';
import { ProgramLink } from '../../../shared/ProgramLink';
import type { Program } from '../../../shared/programs';
import styles from './DesktopIcon.module.css';

/** A program's picture with its name; a click or Enter opens it. */
export const DesktopIcon = ({ program }: { program: Program }) => (
  <ProgramLink program={program} className={styles.icon}>
    <Tile label={program.title} icon={program.icon} />
  </ProgramLink>
);

/** The same for another site, which opens in a new tab: one, also by a double-click. */
export const DesktopShortcut = ({ label, icon, href }: { label: string; icon: IconName; href: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    aria-label={`${label} (opens in a new tab)`}
    className={styles.icon}
    onClick={(event) => event.detail > 1 && event.preventDefault()}
  >
    <Tile label={label} icon={icon} />
  </a>
);

/** How an icon looks that is being moved, for over all that lies above the icon itself. */
export const MovedIcon = ({ label, icon }: { label: string; icon: IconName }) => (
  <div className={styles.icon} data-moving="">
    <Tile label={label} icon={icon} />
  </div>
);

const Tile = ({ label, icon }: { label: string; icon: IconName }) => (
  <>
    <Icon name={icon} size={64} />
    <span className={styles.label}>{label}</span>
  </>
);
