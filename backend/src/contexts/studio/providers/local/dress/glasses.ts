import { BLUE_LIGHT, INK, RED, SKY } from '@marcel/art/palette';
import { ellipse, outlined, shape, stroke } from '@marcel/art/svg';

export const GLASSES = {
  sunglasses: () =>
    outlined(
      shape(INK, 'M-44-16H-4C-4 6-10 12-24 12S-44 4-44-16ZM4-16H44C44 4 38 12 24 12S4 6 4-16Z') +
        stroke('M-54-14H54') +
        `<path fill="none" stroke="${BLUE_LIGHT}" d="M-34-8L-24 2M14-8L24 2"/>`,
    ),
  spectacles: () =>
    outlined(
      `<circle cx="-23" cy="-6" r="21" fill="${SKY}" fill-opacity=".35"/><circle cx="23" cy="-6" r="21" fill="${SKY}" fill-opacity=".35"/>` +
        stroke('M-3-10Q0-14 3-10M-44-10L-58-14M44-10L58-14'),
    ),
  eyePatch: () => outlined(stroke('M-54-34L56-2', 5) + ellipse(INK, 22, -8, 20, 18)),
  mask: () =>
    outlined(
      `<path fill="${RED}" fill-rule="evenodd" d="M-60-20C-40-40 40-40 60-20 56 16 30 18 0 2-30 18-56 16-60-20ZM-22-20A14 15 0 1 0-22 10 14 15 0 1 0-22-20ZM22-20A14 15 0 1 0 22 10 14 15 0 1 0 22-20Z"/>`,
    ),
} as const;

export type GlassesName = keyof typeof GLASSES;
