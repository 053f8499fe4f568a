const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** Returns `#rrggbb` for three channels from 0 to 255. */
export const hex = (rgb: readonly number[]): string =>
  `#${rgb
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes a share, from 0 to 1, of another colour into a colour. */
export function mixed(colour: string, other: string, share: number): string {
  const into = channels(other);
  return hex(channels(colour).map((channel, index) => channel * (1 - share) + (into[index] ?? 0) * share));
}
