import { Button } from '@marcel/kit';
import { Glyph, type GlyphName } from '../glyph/Glyph';
import styles from './GlyphToggle.module.css';

interface GlyphToggleProps {
  label: string;
  glyph: GlyphName;
  pressed: boolean;
  onPress: () => void;
}

export const GlyphToggle = ({ label, glyph, pressed, onPress }: GlyphToggleProps) => (
  <Button className={styles.toggle} title={label} aria-label={label} aria-pressed={pressed} onClick={onPress}>
    <Glyph name={glyph} />
  </Button>
);
