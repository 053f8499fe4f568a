import type { DemonstrationMascot } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';
import { PictureIntake } from '../../../../platform/pictures/picture-intake.js';
import drawings from './drawings.json' with { type: 'json' };

type Drawing = (typeof drawings)['astro'];
const DRAWINGS = new Map(Object.entries<Drawing>(drawings));

@Injectable()
export class DemonstrationArt {
  constructor(private readonly pictures: PictureIntake) {}

  /** @throws when the mascot has no drawing */
  async storeImage({ art }: DemonstrationMascot): Promise<string> {
    const drawing = DRAWINGS.get(art);
    if (drawing === undefined) throw new Error(`There is no drawing of ${art}`);
    return (await this.pictures.storeOwnArt(drawMascot(drawing))).url;
  }
}

function drawMascot({ background, rays, figure }: Drawing): string {
  const beams = Array.from({ length: 12 }, (_, beam) => {
    const from = (beam * 30 * Math.PI) / 180;
    const to = from + (15 * Math.PI) / 180;
    const point = (angle: number) =>
      `${(256 + 400 * Math.cos(angle)).toFixed(1)},${(256 + 400 * Math.sin(angle)).toFixed(1)}`;
    return `<polygon points="256,256 ${point(from)} ${point(to)}"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="1024" height="1024">
<rect width="512" height="512" fill="${background}"/><g fill="${rays}">${beams}</g>
<ellipse cx="256" cy="452" rx="150" ry="24" fill="#000" opacity=".18"/>
<g stroke="#1b1b2f" stroke-width="8" stroke-linejoin="round" stroke-linecap="round">${figure.join('\n')}</g></svg>`;
}
