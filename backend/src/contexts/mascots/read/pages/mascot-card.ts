import { initials, MASCOT_FIELD_NAMES, MASCOT_FIELDS, ofKind, type Mascot } from '@marcel/contracts';
import type { CardWords } from '../../../../platform/pictures/cards/card-svg.js';
import { legible } from '../../../../platform/pictures/lettering/text-path.js';

/** The path that a stored picture is served under. */
const OWN_PICTURE = /^\/pictures\/([^/]+)$/;

/** Name of the picture's file, where it is one of ours. */
export const ownPicture = (imageUrl: string | null): string | undefined => OWN_PICTURE.exec(imageUrl ?? '')?.[1];

/** What the card of a mascot says. */
export const cardWordsOf = (mascot: Mascot): CardWords => ({
  label: 'Mascotdex',
  title: mascot.name,
  lines: [mascot.brand],
  scores: ofKind(MASCOT_FIELD_NAMES, 'score').map((name) => ({
    label: MASCOT_FIELDS[name].label,
    value: mascot[name],
  })),
  initials: initials(legible(mascot.name)),
});
