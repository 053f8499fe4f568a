import { fillPath, isSettled, ROUTES, type GenerationStatus, type MineItem, type MineState } from '@marcel/contracts';
import type { OwnedDocument } from '../owned/owned.collection.js';

/** By which names artworks are downloaded. */
const DOWNLOADS = { hug: 'hug', drawing: 'drawing', image: 'gen' } as const;

interface Artwork {
  readonly kind: keyof typeof DOWNLOADS;
  readonly id: number;
  readonly standing: OwnedDocument['standing'];
  readonly status: GenerationStatus;
  /** Our own copy of the newest picture. */
  readonly stored: string | null;
}

/** How an artwork stands, and its picture. What visitors may not see is not shown to its maker either: an address does not tell who asks. */
export function toldArtwork({
  kind,
  id,
  standing,
  status,
  stored,
}: Artwork): Pick<MineItem, 'pictureUrl' | 'state' | 'downloadPath'> {
  if (standing !== 'shown' || stored === null) return { ...NOTHING, state: stateOf(standing, status) };
  const downloadPath = fillPath(ROUTES.download, { id: `${DOWNLOADS[kind]}-${id}` });
  return { pictureUrl: stored, downloadPath, state: stateOf(standing, status) };
}

const NOTHING = { pictureUrl: null, downloadPath: null };

function stateOf(standing: OwnedDocument['standing'], status: GenerationStatus): MineState {
  if (standing !== 'shown') return standing;
  if (!isSettled(status)) return 'generating';
  return status === 'failed' ? 'failed' : 'shown';
}
