import type { ItemKind, ItemRef } from '@marcel/contracts';
import { parseMascotId, MASCOT_STREAMS, mascotStream } from '../mascots/index.js';
import { ARTWORK_STREAMS, parseArtworkId, artworkStream } from '../studio/index.js';

type RecordKind = Exclude<ItemKind, 'comment'>;

export const streamOfRecord = (kind: RecordKind, id: number): string =>
  kind === 'mascot' ? mascotStream(id) : artworkStream(kind, id);

export function itemOfStream(stream: string): ItemRef | undefined {
  if (stream.startsWith(MASCOT_STREAMS)) return { kind: 'mascot', id: parseMascotId(stream) };
  if (!ARTWORK_STREAMS.some((prefix) => stream.startsWith(prefix))) return undefined;
  const { series, id } = parseArtworkId(stream);
  return { kind: series, id };
}
