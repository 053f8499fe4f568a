import { classes } from '@marcel/kit';
import styles from './Drawing.module.css';

export const Drawing = ({ document, className }: { document: string; className?: string | undefined }) => (
  <span aria-hidden className={classes(styles.drawing, className)} dangerouslySetInnerHTML={{ __html: document }} />
);
