import { COMPARISON, type Mascot } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { GlyphToggle } from '../toggle/GlyphToggle';
import { useCompared } from './compared';
import { CHOICE_TEXTS } from './texts';

/** Chooses a mascot to be compared, of which there are only so many. */
export function CompareButton({ mascot: { slug, name } }: { mascot: Pick<Mascot, 'slug' | 'name'> }) {
  const [isIn, setIn] = useCompared(slug);
  const isFull = useCompared.useAll().length >= COMPARISON.most;
  const toast = useToast();
  const press = () => (isFull && !isIn ? toast(CHOICE_TEXTS.full) : setIn(!isIn));
  return <GlyphToggle label={`Compare ${name}`} glyph="compare" pressed={isIn} onPress={press} />;
}
