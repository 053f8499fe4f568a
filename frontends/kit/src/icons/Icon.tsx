import { ICON_SIZE, ICONS, type PictorialIconName } from '@marcel/art/icons/icons';

/** Monochrome icons on a grid of 16 × 16 pixels. */
const GLYPHS = {
  close:
    'M3 3h2v1h1v1h1v1h2V5h1V4h1V3h2v2h-1v1h-1v1h-1v2h1v1h1v1h1v2h-2v-1h-1v-1H9v-1H7v1H6v1H5v1H3v-2h1v-1h1V9h1V7H5V6H4V5H3z',
  check: 'M13 3h2v2h-1v1h-1v1h-1v1h-1v1h-1v1H9v1H8v1H7v1H5v-1H4v-1H3v-1H2V9H1V7h2v1h1v1h1v1h2V9h1V8h1V7h1V6h1V5h1V4h1z',
  plus: 'M7 2h2v5h5v2H9v5H7V9H2V7h5z',
  minus: 'M2 7h12v2H2z',
  back: 'M7 2v3h7v6H7v3H6v-1H5v-1H4v-1H3v-1H2V9H1V7h1V6h1V5h1V4h1V3h1V2z',
  heart: 'M3 2h3v1h1v1h2V3h1V2h3v1h1v1h1v4h-1v1h-1v1h-1v1h-1v1h-1v1H9v1H7v-1H6v-1H5v-1H4v-1H3V9H2V8H1V4h1V3h1z',
  search:
    'M4 1h5v1h1v1h1v1h1v5h1v1h1v1h1v1h1v2h-2v-1h-1v-1h-1v-1h-1v-1H9v1H4v-1H3V9H2V8H1V4h1V3h1V2h1zM4 3v1H3v4h1v1h5V8h1V4H9V3z',
  filter: 'M1 2h14v2h-1v1h-1v1h-1v1h-1v1h-1v6H8v-1H6V8H5V7H4V6H3V5H2V4H1z',
  grid: 'M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z',
  list: 'M2 3h2v2H2zM6 3h8v2H6zM2 7h2v2H2zM6 7h8v2H6zM2 11h2v2H2zM6 11h8v2H6z',
  cards: 'M5 1h9v11h-2v3H2V4h3zM7 3v7h5V3z',
  share:
    'M11 1h3v1h1v3h-1v1h-3V5h-1v1H8v1H6v2h2v1h2v1h1v-1h3v1h1v3h-1v1h-3v-1h-1v-2H8v-1H6v-1H5v1H2v-1H1V7h1V6h3v1h1V6h2V5h2V2h1z',
  external: 'M9 1h6v6h-2V5h-1v1h-1v1h-1v1H9v1H7V7h1V6h1V5h1V4h1V3H9zM2 4h5v2H3v7h7V9h2v6H1V4z',
  trash: 'M6 1h4v1h4v2H2V2h4zM3 5h10v9h-1v1H4v-1H3zM5 7v6h1V7zM7 7v6h2V7zM10 7v6h1V7z',
  edit: 'M11 1h2v1h1v1h1v2h-1v1h-1v1h-1v1h-1v1h-1v1H9v1H8v1H7v1H6v1H5v1H1v-4h1v-1h1V9h1V8h1V7h1V6h1V5h1V4h1V3h1V2h1z',
  upload: 'M7 1h2v1h1v1h1v1h1v1h1v2h-3v4H6V7H3V5h1V4h1V3h1V2h1zM2 12h2v1h8v-1h2v3H2z',
  download: 'M6 1h4v4h3v2h-1v1h-1v1h-1v1H9v1H7v-1H6V9H5V8H4V7H3V5h3zM2 12h2v1h8v-1h2v3H2z',
  refresh: 'M5 2h6v1h1v1h1V2h2v6H9V6h2V5h-1V4H6v1H5v1H4v4h1v1h1v1h4v-1h3v2h-1v1h-1v1H5v-1H4v-1H3v-1H2V5h1V4h1V3h1z',
  up: 'M7 5h2v1h1v1h1v1h1v1h1v1H3V9h1V8h1V7h1V6h1z',
  down: 'M3 6h10v1h-1v1h-1v1h-1v1H9v1H7v-1H6V9H5V8H4V7H3z',
  left: 'M10 3v10H9v-1H8v-1H7v-1H6V9H5V7h1V6h1V5h1V4h1V3z',
  right: 'M6 3h1v1h1v1h1v1h1v1h1v2h-1v1H9v1H8v1H7v1H6z',
  user: 'M6 1h4v1h1v5h-1v1H6V7H5V2h1zM4 10h8v1h1v1h1v3H2v-3h1v-1h1z',
  picture: 'M1 2h14v12H1zM3 4v7h1v-1h1V9h2v1h1v1h1v-1h2v1h2V4zM9 5h3v3H9z',
  comment: 'M2 2h12v1h1v8h-1v1H8v1H7v1H6v1H4v-3H2v-1H1V3h1z',
  logout: 'M2 1h7v2H4v10h5v2H2zM10 4h2v1h1v1h1v1h1v2h-1v1h-1v1h-1v1h-2V9H6V7h4z',
  dice: 'M2 2h12v12H2zM4 4v2h2V4zM10 4v2h2V4zM7 7v2h2V7zM4 10v2h2v-2zM10 10v2h2v-2z',
  play: 'M4 2h2v1h2v1h2v1h2v1h1v4h-1v1h-2v1H8v1H6v1H4z',
  pause: 'M4 3h3v10H4zM9 3h3v10H9z',
  next: 'M3 3h2v1h1v1h1v1h1v1h1v2H8v1H7v1H6v1H5v1H3zM11 3h2v10h-2z',
  previous: 'M13 3v10h-2v-1h-1v-1H9v-1H8V9H7V7h1V6h1V5h1V4h1V3zM3 3h2v10H3z',
  sound:
    'M7 2h1v12H7v-1H6v-1H5v-1H2V5h3V4h1V3h1zM10 5h1v1h1v4h-1v1h-1V9h1V7h-1zM12 3h1v1h1v2h1v4h-1v2h-1v1h-1v-2h1V9h1V7h-1V5h-1z',
  muted:
    'M7 2h1v12H7v-1H6v-1H5v-1H2V5h3V4h1V3h1zM10 6h1v1h1v1h1V7h1V6h1v1h-1v1h-1v1h1v1h1v1h-1v-1h-1V9h-1v1h-1v1h-1v-1h1V9h1V8h-1V7h-1z',
  note: 'M6 2h8v9h-1v1h-1v1H9v-1H8v-2h1V9h3V5H8v8H7v1H6v1H3v-1H2v-2h1v-1h3z',
  eye: 'M5 4h6v1h2v1h1v1h1v2h-1v1h-1v1h-2v1H5v-1H3v-1H2V9H1V7h1V6h1V5h2zM6 6v4h4V6zM7 7h2v2H7z',
  flag: 'M3 1h2v1h4v1h5v8H9v-1H5v5H3z',
  system: 'M2 1h12v6H2zM4 3v2h2V3zM8 3v2h4V3zM2 9h12v6H2zM4 11v2h2v-2zM8 11v2h4v-2z',
} as const;

export type IconName = keyof typeof GLYPHS | PictorialIconName;

export interface IconProps {
  name: IconName;
  /** Edge length in pixels. */
  size?: number;
}

export const isIconName = (name: string): name is IconName => Object.hasOwn(GLYPHS, name) || Object.hasOwn(ICONS, name);

const isGlyph = (name: IconName): name is keyof typeof GLYPHS => name in GLYPHS;

export function Icon({ name, size = 16 }: IconProps) {
  const common = { width: size, height: size, 'aria-hidden': true, focusable: false } as const;
  if (!isGlyph(name)) {
    return (
      <svg viewBox={`0 0 ${ICON_SIZE} ${ICON_SIZE}`} {...common} dangerouslySetInnerHTML={{ __html: ICONS[name]() }} />
    );
  }
  return (
    <svg viewBox="0 0 16 16" fill="currentColor" fillRule="evenodd" shapeRendering="crispEdges" {...common}>
      <path d={GLYPHS[name]} />
    </svg>
  );
}
