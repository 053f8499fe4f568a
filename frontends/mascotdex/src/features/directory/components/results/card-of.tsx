import type { Mascot } from '@marcel/contracts';
import type { OnKind } from '../../../../shared/mascot-type/KindBadge';
import { DenseCard } from './DenseCard';
import { MascotCard, type CardLayout } from './MascotCard';

export type ListLayout = CardLayout | 'dense';

/** A mascot's card in a layout of the list. */
export const cardOf = (mascot: Mascot, layout: ListLayout, onKind: OnKind) =>
  layout === 'dense' ? <DenseCard mascot={mascot} /> : <MascotCard {...{ mascot, layout, onKind }} />;
