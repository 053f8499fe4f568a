import { classes } from '@marcel/kit';
import styles from './Drawing.module.css';

/** One of our drawings, as large as what it stands in. */
export const Drawing = ({ document, className }: { document: string; className?: string | undefined }) => (
  <span aria-hidden className={classes(styles.drawing, className)} dangerouslySetInnerHTML={{ __html: document }} />
);
