import { useFocusOnNavigation, usePageMeta } from '@marcel/kit';
import { PROGRAMS } from '../../shared/programs';
import { useSiteConfig } from '../../shared/site-config';
import { DesktopIcon } from './DesktopIcon';
import styles from './Desktop.module.css';

export function Desktop() {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  const site = useSiteConfig();
  usePageMeta({
    title: 'Marcel OS',
    description: 'A retro desktop with a directory of brand mascots, kept by Marcel the blue dog.',
  });
  return (
    <div className={styles.desktop}>
      <h1 ref={heading} tabIndex={-1} className={styles.wordmark}>
        Marcel <span>OS</span>
      </h1>
      <nav aria-label="Desktop" className={styles.icons}>
        <ul className={styles.programs}>
          {PROGRAMS.map(({ label, icon, to }) => (
            <li key={to}>
              <DesktopIcon label={label} icon={icon} to={to} />
            </li>
          ))}
        </ul>
        {site && <DesktopIcon label="Newsletter" icon="newsletter" href={site.newsletterUrl} />}
      </nav>
    </div>
  );
}
