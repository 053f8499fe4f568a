import { painting } from '@marcel/art/poses/painting';
import { searching } from '@marcel/art/poses/searching';
import { sleeping } from '@marcel/art/poses/sleeping';
import { isSettled, type GenerationStatus } from '@marcel/contracts';
import { PICTURE_CARD_TEXTS, STATUS_LABELS } from '../texts';
import { Placeholder } from './Placeholder';

/** In the small place of a picture that is not there: whether it is being made, could not be made, or cannot be shown. */
export function MissingPicture({ status }: { status: GenerationStatus }) {
  if (status === 'completed') return <Placeholder pose={searching}>{PICTURE_CARD_TEXTS.broken}</Placeholder>;
  return <Placeholder pose={isSettled(status) ? sleeping : painting}>{STATUS_LABELS[status]}</Placeholder>;
}
