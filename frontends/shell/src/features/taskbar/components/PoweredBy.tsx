import { BADGE_SIZE, providerBadge } from '@marcel/art/badges/provider-badge';
import { useSiteConfig } from '../../../shared/site-config';
import styles from './PoweredBy.module.css';

/** Credits who makes the pictures, with a link button; its place is kept free until the site is known. */
export function PoweredBy() {
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
