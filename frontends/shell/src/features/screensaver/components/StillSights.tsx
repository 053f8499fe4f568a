import { useEffect, useState } from 'react';
import type { Sight } from '../sights';
import { Figure } from './Figure';
import styles from './StillSights.module.css';

/** How long each of them stays, in milliseconds. */
const STAYS_MS = 8000;

/** Places of the night, in parts of it from the left and from the top. */
const PLACES = [
  [0.5, 0.5],
  [0.15, 0.2],
  [0.85, 0.75],
  [0.2, 0.8],
  [0.8, 0.2],
] as const;

interface StillSightsProps {
  sights: readonly Sight[];
  onLost: (sight: Sight) => void;
}

/** Marcel, then one mascot after the other, each in another place: nothing moves. */
export function StillSights({ sights, onLost }: StillSightsProps) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setShown((count) => count + 1), STAYS_MS);
    return () => clearInterval(timer);
  }, []);
  const [left, top] = PLACES[shown % PLACES.length] ?? PLACES[0];
  return (
    <div className={styles.place} style={{ '--left': left, '--top': top }}>
      <Figure sight={[undefined, ...sights][shown % (sights.length + 1)]} onLost={onLost} />
    </div>
  );
}
