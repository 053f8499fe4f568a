import { ROUTES } from '@marcel/contracts';
import { LinkButton } from '@marcel/kit';
import { usePreviews } from '../../../shared/installed-programs';
import styles from './PreviewBadge.module.css';

/** Says what of this page nobody else gets, and leads back to what all get. */
export function PreviewBadge() {
  const previews = usePreviews();
  if (previews.length === 0) return null;
  return (
    <aside aria-label="Preview" className={styles.badge}>
      <p>Preview: only you see {previews.map(({ frontend, release }) => `${frontend} ${release}`).join(', ')}.</p>
      <LinkButton to={ROUTES.previewEnd} reloadDocument>
        End Preview
      </LinkButton>
    </aside>
  );
}
