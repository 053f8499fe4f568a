import { TextField } from '@marcel/kit';
import { Choice } from '../../../shared/components/Choice';
import styles from './MascotsToolbar.module.css';
import { ADMIN_PAGE_SIZES } from '../use-page-query';

const SIZES = ADMIN_PAGE_SIZES.map((size) => ({ value: size, label: `${size} per page` }));

interface MascotsToolbarProps {
  text: string;
  limit: number;
  onText: (text: string) => void;
  onLimit: (limit: number) => void;
}

export const MascotsToolbar = ({ text, limit, onText, onLimit }: MascotsToolbarProps) => (
  <div role="search" className={styles.toolbar}>
    <TextField
      className={styles.search}
      label="Search mascots"
      type="search"
      placeholder="Name or brand"
      maxLength={100}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
    <Choice label="Page size" value={limit} options={SIZES} onChange={onLimit} />
  </div>
);
