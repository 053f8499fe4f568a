import { GLYPHS } from './glyphs';
import { PROGRAMS } from './programs';

export type IconName = keyof typeof GLYPHS | keyof typeof PROGRAMS;

export interface IconProps {
  name: IconName;
  /** Edge length in pixels. */
  size?: number;
}

const isGlyph = (name: IconName): name is keyof typeof GLYPHS => name in GLYPHS;

/** A decorative sign; the control or text beside it carries the meaning. */
export function Icon({ name, size = 16 }: IconProps) {
  const common = { width: size, height: size, 'aria-hidden': true, focusable: false } as const;
  if (!isGlyph(name)) {
    return (
      <svg viewBox="0 0 32 32" {...common}>
        {PROGRAMS[name]}
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 16 16" fill="currentColor" fillRule="evenodd" shapeRendering="crispEdges" {...common}>
      <path d={GLYPHS[name]} />
    </svg>
  );
}
