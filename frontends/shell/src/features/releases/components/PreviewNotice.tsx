import { ROUTES, type PreviewEntry } from '@marcel/contracts';
import { LinkButton } from '@marcel/kit';
import styles from './PreviewNotice.module.css';

export const PreviewNotice = ({ previews }: { previews: readonly PreviewEntry[] }) => (
  <aside aria-label="Preview" className={styles.badge}>
    <p>Preview: only you see {previews.map(({ frontend, release }) => `${frontend} ${release}`).join(', ')}.</p>
    <LinkButton to={ROUTES.previewEnd} reloadDocument>
      End Preview
    </LinkButton>
  </aside>
);
