import parts from './marcel.json' with { type: 'json' };
import { BEIGE, BLUE } from './palette.js';
import { ellipse, outlined, place, stroke, tube } from './svg.js';

export interface Face {
  eyes?: keyof typeof parts.eyes;
  mouth?: keyof typeof parts.mouths;
}

/** Marcel's head from the front, 170 × 120 around the origin. */
export const head = ({ eyes = 'open', mouth = 'smiling' }: Face = {}): string =>
  outlined(parts.skull + parts.eyes[eyes] + parts.nose + parts.mouths[mouth]);

/** The body is 116 × 104, with the neck at its origin. */
export const { body, collar, foot, leapingBody, lids, pupils, tail } = parts;

export interface Arm {
  along: string;
  paw: { x: number; y: number; turn?: number };
  sleeve?: string;
  glove?: string;
}

const ARM_WIDTH = 26;

export const arm = ({ along, paw: { x, y, turn = 0 }, sleeve = BLUE, glove = BEIGE }: Arm): string =>
  outlined(tube(sleeve, along, ARM_WIDTH) + place(paw(glove), { x, y, turn }));

export const restingArm = (side: 'left' | 'right'): string =>
  side === 'left'
    ? arm({ along: 'M88 142Q70 164 92 184', paw: { x: 97, y: 186, turn: -30 } })
    : arm({ along: 'M152 142Q170 164 148 184', paw: { x: 143, y: 186, turn: 30 } });

const paw = (color: string) => ellipse(color, 0, 0, 17, 16) + stroke('M-6 8V15M6 8V15', 3);
