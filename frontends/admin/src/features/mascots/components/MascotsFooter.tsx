import type { Pagination } from '@marcel/contracts';
import { Pager } from '@marcel/kit';
import styles from './MascotsFooter.module.css';

interface MascotsFooterProps {
  pagination: Pagination;
  /** Mascots on this page. */
  shown: number;
  onPage: (page: number) => void;
}

export function MascotsFooter({ pagination, shown, onPage }: MascotsFooterProps) {
  const { page, limit, total, totalPages } = pagination;
  const before = (page - 1) * limit;
  return (
    <div className={styles.footer}>
      <p role="status">
        {shown === 0 ? 'No mascots' : `Showing ${before + 1} to ${before + shown} of ${total} mascots`}
      </p>
      <Pager label="Pages of mascots" page={page} pages={totalPages} onPage={onPage} />
    </div>
  );
}
