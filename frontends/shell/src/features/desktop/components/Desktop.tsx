import { useFocusOnNavigation } from '@marcel/kit';
import { useInstalledPrograms } from '../../../shared/installed-programs';
import { PROGRAMS } from '../../../shared/programs';
import { useSiteConfig } from '../../../shared/site-config';
import { useArrowKeys } from '../use-arrow-keys';
import styles from './Desktop.module.css';
import { DesktopIcon, DesktopShortcut } from './DesktopIcon';

export function Desktop() {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  const icons = useArrowKeys<HTMLElement>();
  const site = useSiteConfig();
  const installed = useInstalledPrograms();
  return (
    <div className={styles.desktop}>
      <h1 ref={heading} tabIndex={-1} className={styles.wordmark}>
        Marcel <span>OS</span>
      </h1>
      <nav ref={icons} aria-label="Desktop" className={styles.icons}>
        <ul className={styles.programs}>
          {[...PROGRAMS, ...installed.programs].map((program) => (
            <li key={program.to}>
              <DesktopIcon program={program} />
            </li>
          ))}
        </ul>
        {site && <DesktopShortcut label="Newsletter" icon="newsletter" href={site.newsletterUrl} />}
      </nav>
    </div>
  );
}
