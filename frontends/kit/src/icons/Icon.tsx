import { drawIcon, ICON_SIZE, ICONS, type PictorialIconName } from '@marcel/art/icons/icons';
import GLYPHS from './glyphs.json';

export type IconName = keyof typeof GLYPHS | PictorialIconName;

export interface IconProps {
  name: IconName;
  /** Edge length in pixels. */
  size?: number;
}

export const isIconName = (name: string): name is IconName => Object.hasOwn(GLYPHS, name) || Object.hasOwn(ICONS, name);

/** Returns whether it is a monochrome icon, on a grid of 16 × 16 pixels. */
const isGlyph = (name: IconName): name is keyof typeof GLYPHS => name in GLYPHS;

export function Icon({ name, size = 16 }: IconProps) {
  const common = { width: size, height: size, 'aria-hidden': true, focusable: false } as const;
  if (!isGlyph(name)) {
    return (
      <svg
        viewBox={`0 0 ${ICON_SIZE} ${ICON_SIZE}`}
        {...common}
        dangerouslySetInnerHTML={{ __html: drawIcon(ICONS[name]) }}
      />
    );
  }
  return (
    <svg viewBox="0 0 16 16" fill="currentColor" fillRule="evenodd" shapeRendering="crispEdges" {...common}>
      <path d={GLYPHS[name]} />
    </svg>
  );
}
