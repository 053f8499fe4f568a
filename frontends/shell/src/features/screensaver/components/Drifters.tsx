import { useState } from 'react';
import type { Sight } from '../sights';
import styles from './Drifters.module.css';
import { Figure } from './Figure';

interface DriftersProps {
  sights: readonly Sight[];
  onLost: (sight: Sight) => void;
}

/** Where each lane lies, from the top in parts of the night; how long its way takes, and when it begins, in seconds. */
const LANES = [
  { top: 0.5, long: 34, begin: -8 },
  { top: 0.1, long: 44, begin: 0 },
  { top: 0.9, long: 38, begin: 3 },
  { top: 0.3, long: 52, begin: 7 },
  { top: 0.7, long: 47, begin: 12 },
] as const;

/** Marcel and the mascots, each in a lane of its own that the next one takes; alone he has the middle. */
export const Drifters = ({ sights, onLost }: DriftersProps) =>
  LANES.slice(0, sights.length + 1).map((lane, index) => (
    <Lane key={lane.top} lane={lane} first={index} sights={[undefined, ...sights]} onLost={onLost} />
  ));

interface LaneProps {
  lane: (typeof LANES)[number];
  first: number;
  sights: readonly (Sight | undefined)[];
  onLost: (sight: Sight) => void;
}

function Lane({ lane, first, sights, onLost }: LaneProps) {
  const [passed, setPassed] = useState(0);
  const next = () => setPassed((count) => count + 1);
  const style = { '--top': lane.top, '--long': `${lane.long}s`, '--begin': `${lane.begin}s` };
  return (
    <div
      className={styles.lane}
      style={style}
      onAnimationIteration={({ target, currentTarget }) => target === currentTarget && next()}
    >
      <div className={styles.bob}>
        <Figure sight={sights[(first + passed * LANES.length) % sights.length]} onLost={onLost} />
      </div>
    </div>
  );
}
