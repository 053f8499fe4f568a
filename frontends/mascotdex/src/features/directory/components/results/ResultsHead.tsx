import { Pager } from '@marcel/kit';
import styles from './ResultsHead.module.css';

interface ResultsHeadProps {
  total: number;
  /** The page in view. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** How many were found, and the way to any page of them. */
export const ResultsHead = ({ total, page, pages, onPage }: ResultsHeadProps) => (
  <div className={styles.head}>
    <p className={styles.total} role="status">
      {total.toLocaleString('en')} {total === 1 ? 'mascot' : 'mascots'}
    </p>
    <Pager page={Math.min(page, pages)} pages={pages} onPage={onPage} label="Pages of mascots" />
  </div>
);
