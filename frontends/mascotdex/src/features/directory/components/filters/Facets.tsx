import { Button } from '@marcel/kit';
import { useId, useState } from 'react';
import type { Facet, Facets as Told } from '../../facets';
import { FACET_TEXTS } from '../../texts';
import styles from './Facets.module.css';

interface FacetsProps extends Told {
  chosen: string;
  onChoose: (choice: string) => void;
}

/** How many mascots each choice would leave, a press away; the chosen one is taken back by another. */
export function Facets({ first, more, chosen, onChoose }: FacetsProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  if (first.length === 0) return null;
  const shown = all ? [...first, ...more] : first;
  return (
    <>
      <ul id={id} className={styles.facets} aria-label={FACET_TEXTS.label}>
        {shown.map((facet) => (
          <li key={facet.choice}>
            <FacetButton {...facet} pressed={facet.choice === chosen} onPress={() => onChoose(facet.choice)} />
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <Button className={styles.more} aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
          {all ? FACET_TEXTS.fewer : FACET_TEXTS.more(more.length)}
        </Button>
      )}
    </>
  );
}

const FacetButton = ({ choice, count, pressed, onPress }: Facet & { pressed: boolean; onPress: () => void }) => (
  <Button
    className={styles.facet}
    aria-pressed={pressed}
    aria-label={`${choice}, ${count.toLocaleString('en')} ${count === 1 ? 'mascot' : 'mascots'}`}
    onClick={onPress}
  >
    <bdi>{choice}</bdi> <span className={styles.count}>{count.toLocaleString('en')}</span>
  </Button>
);
