import { STUDIO_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../../../platform/decider/domain-error.js';

export const HUG_STREAMS = 'hug-';
export const IMAGE_STREAMS = 'image-';
export const ARTWORK_STREAMS = [HUG_STREAMS, IMAGE_STREAMS];

export type ArtworkSeries = 'hug' | 'image';

export interface ArtworkId {
  readonly series: ArtworkSeries;
  readonly id: number;
}

export const artworkStream = (series: ArtworkSeries, id: number): string => `${series}-${id}`;

export function parseArtworkId(stream: string): ArtworkId {
  const series = stream.startsWith(IMAGE_STREAMS) ? 'image' : 'hug';
  return { series, id: Number(stream.slice(series.length + 1)) };
}

const NOT_FOUND = { hug: STUDIO_MESSAGES.hugNotFound, image: STUDIO_MESSAGES.imageNotFound } as const;

export const artworkNotFound = (series: ArtworkSeries) => new DomainError('not_found', NOT_FOUND[series]);
