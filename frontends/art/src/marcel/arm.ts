import { BEIGE, BLUE } from '../palette.js';
import { ellipse, outlined, place, stroke, tube } from '../svg.js';

const WIDTH = 26;

export interface Arm {
  along: string;
  paw: { x: number; y: number; turn?: number };
  sleeve?: string;
  glove?: string;
}

export const arm = ({ along, paw: { x, y, turn = 0 }, sleeve = BLUE, glove = BEIGE }: Arm): string =>
  outlined(tube(sleeve, along, WIDTH) + place(paw(glove), { x, y, turn }));

export const restingArm = (side: 'left' | 'right'): string =>
  side === 'left'
    ? arm({ along: 'M88 142Q70 164 92 184', paw: { x: 97, y: 186, turn: -30 } })
    : arm({ along: 'M152 142Q170 164 148 184', paw: { x: 143, y: 186, turn: 30 } });

const paw = (color: string) => ellipse(color, 0, 0, 17, 16) + stroke('M-6 8V15M6 8V15', 3);
