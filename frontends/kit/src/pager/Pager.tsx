import { Button } from '../controls/Button';
import { Icon } from '../icons/Icon';
import styles from './Pager.module.css';
import { visiblePages } from './visible-pages';

export interface PagerProps {
  /** The current page, from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Names the list for readers. */
  label?: string;
}

/** Steps through the pages of a list; nothing for a single page. */
export function Pager({ page, pages, onPage, label = 'Pages' }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      <Button aria-label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="left" />
      </Button>
      {visiblePages(page, pages).map((slot, index) =>
        slot === 'gap' ? (
          <span key={`gap-${index}`} className={styles.gap} aria-hidden>
            …
          </span>
        ) : (
          <Button
            key={slot}
            className={slot === page ? styles.current : styles.page}
            aria-label={`Page ${slot}`}
            aria-current={slot === page ? 'page' : undefined}
            onClick={() => onPage(slot)}
          >
            {slot}
          </Button>
        ),
      )}
      <Button aria-label="Next page" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <Icon name="right" />
      </Button>
    </nav>
  );
}
