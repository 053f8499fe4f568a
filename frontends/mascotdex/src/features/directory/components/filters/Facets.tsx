import { Button } from '@marcel/kit';
import type { Facet } from '../../choices';
import { FACETS_LABEL } from '../../texts';
import styles from './Facets.module.css';

interface FacetsProps {
  facets: readonly Facet[];
  chosen: string;
  onChoose: (choice: string) => void;
}

/** How many mascots each choice would leave, a press away; the chosen one is taken back by another. */
export function Facets({ facets, chosen, onChoose }: FacetsProps) {
  if (facets.length === 0) return null;
  return (
    <ul className={styles.facets} aria-label={FACETS_LABEL}>
      {facets.map(({ choice, count }) => (
        <li key={choice}>
          <Button
            className={styles.facet}
            aria-pressed={choice === chosen}
            aria-label={`${choice}, ${count.toLocaleString('en')} ${count === 1 ? 'mascot' : 'mascots'}`}
            onClick={() => onChoose(choice)}
          >
            {choice} <span className={styles.count}>{count.toLocaleString('en')}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
