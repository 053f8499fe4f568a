import { Pager } from '@marcel/kit';
import styles from './ResultsHead.module.css';

interface ResultsHeadProps {
  total: number;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export const ResultsHead = ({ total, page, pages, onPage }: ResultsHeadProps) => (
  <div className={styles.head}>
    <p className={styles.total} role="status">
      {total.toLocaleString('en')} {total === 1 ? 'mascot' : 'mascots'}
    </p>
    <Pager page={Math.min(page, pages)} pages={pages} onPage={onPage} label="Pages of mascots" />
  </div>
);
