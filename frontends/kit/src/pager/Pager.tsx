import { Button } from '../controls/Button';
import { Icon, type IconName } from '../icons/Icon';
import styles from './Pager.module.css';

export const MAX_PAGES_WITHOUT_GAP = 7;

type PageSlot = number | 'gap';

export function visiblePages(page: number, pages: number): PageSlot[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= MAX_PAGES_WITHOUT_GAP) return all;
  const visible = all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 1);
  return visible.flatMap((number, index) => {
    const before = visible[index - 1] ?? 0;
    return number - before > 1 ? (['gap', number] as const) : [number];
  });
}

export interface PagerProps {
  /** The current page, from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  label?: string;
}

export function Pager({ page, pages, onPage, label = 'Pages' }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      <StepButton label="Previous page" icon="left" isDisabled={page <= 1} onStep={() => onPage(page - 1)} />
      {visiblePages(page, pages).map((slot, index) =>
        slot === 'gap' ? (
          <span key={`gap-${index}`} className={styles.gap} aria-hidden>
            …
          </span>
        ) : (
          <Button
            key={slot}
            className={slot === page ? styles.current : undefined}
            aria-label={`Page ${slot}`}
            aria-current={slot === page ? 'page' : undefined}
            onClick={() => onPage(slot)}
          >
            {slot}
          </Button>
        ),
      )}
      <StepButton label="Next page" icon="right" isDisabled={page >= pages} onStep={() => onPage(page + 1)} />
    </nav>
  );
}

interface StepButtonProps {
  label: string;
  icon: IconName;
  isDisabled: boolean;
  onStep: () => void;
}

const StepButton = ({ label, icon, isDisabled, onStep }: StepButtonProps) => (
  <Button aria-label={label} aria-disabled={isDisabled} onClick={() => !isDisabled && onStep()}>
    <Icon name={icon} />
  </Button>
);
