import { Button } from '../controls/Button';
import { Icon, type IconName } from '../icons/Icon';
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
      <Step label="Previous page" icon="left" isEnd={page <= 1} onStep={() => onPage(page - 1)} />
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
      <Step label="Next page" icon="right" isEnd={page >= pages} onStep={() => onPage(page + 1)} />
    </nav>
  );
}

interface StepProps {
  label: string;
  icon: IconName;
  /** Whether there is no page that way. Who has come to the end by it keeps the focus on it. */
  isEnd: boolean;
  onStep: () => void;
}

const Step = ({ label, icon, isEnd, onStep }: StepProps) => (
  <Button aria-label={label} aria-disabled={isEnd} onClick={() => !isEnd && onStep()}>
    <Icon name={icon} />
  </Button>
);
