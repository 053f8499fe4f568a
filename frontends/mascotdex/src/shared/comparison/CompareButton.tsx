import { COMPARISON, type Mascot } from '@marcel/contracts';
import { GlyphToggle } from '../toggle/GlyphToggle';
import { useCompared } from './compared';
import { tellFull } from './fullness';

/** Chooses a mascot to be compared, of which there are only so many. */
export function CompareButton({ mascot: { slug, name } }: { mascot: Pick<Mascot, 'slug' | 'name'> }) {
  const [isIn, setIn] = useCompared(slug);
  const isFull = useCompared.useAll().length >= COMPARISON.most;
  const press = () => (isFull && !isIn ? tellFull() : setIn(!isIn));
  return <GlyphToggle label={`Compare ${name}`} glyph="compare" pressed={isIn} onPress={press} />;
}
