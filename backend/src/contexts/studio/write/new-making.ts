import type { PictureFormat } from '@marcel/contracts';
import { randomInt } from 'node:crypto';
import type { Making } from '../domain/artwork.commands.js';
import type { PictureProviders } from '../providers/picture-providers.js';

/** Leaves room for as many re-rolls as anybody will ever make. */
const SEEDS = 2 ** 31;

/** How a first picture is made: by the provider of the day, with a seed that nobody chose. */
export const newMaking = ({ current }: PictureProviders, format: PictureFormat): Making => ({
  seed: randomInt(SEEDS),
  provider: current.name,
  format,
});
