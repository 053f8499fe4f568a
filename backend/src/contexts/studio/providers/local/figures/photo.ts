import { INK, WHITE } from '@marcel/art/palette';

export interface Photo {
  readonly href: string;
  readonly cloth: string;
  readonly skin: string;
}

let serial = 0;

/** A photo cut along an outline around 0, 0 that fits into a square of twice `half`. */
export function cutOut({ href }: Photo, outline: string, half: number, line: number): string {
  const id = `cut${(serial = (serial + 1) % 1000)}`;
  return (
    `<defs><clipPath id="${id}"><path d="${outline}"/></clipPath></defs>` +
    `<path d="${outline}" fill="${WHITE}"/>` +
    `<g clip-path="url(#${id})"><image href="${href}" x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" preserveAspectRatio="xMidYMid slice"/></g>` +
    `<path d="${outline}" fill="none" stroke="${INK}" stroke-width="${line * 3}" stroke-linejoin="round"/>` +
    `<path d="${outline}" fill="none" stroke="${WHITE}" stroke-width="${line * 1.4}" stroke-linejoin="round"/>`
  );
}
