import type { Mascot } from '@marcel/contracts';
import { useRef } from 'react';
import type { OnKind } from '../../../../shared/mascot-type/KindBadge';
import type { ListLayout } from './card-of';
import { useColumns } from './use-columns';
import { VirtualCards } from './VirtualCards';

const GAP = 12;
/** The least width of a card, and the height of a row that has not been measured yet, in pixels. */
export const CARD_MEASURES = {
  grid: { minWidth: 250, rowHeight: 620 },
  dense: { minWidth: 132, rowHeight: 190 },
  list: { minWidth: 4096, rowHeight: 230 },
} as const;

interface CardColumnsProps {
  mascots: readonly Mascot[];
  total: number;
  layout: ListLayout;
  listKey: string;
  onEndNear: () => void;
  /** Told the place of the first mascot in view. */
  onFirst: (place: number) => void;
  onKind: OnKind;
}

/** Cards in as many columns as there is room for. */
export function CardColumns({ layout, listKey, ...list }: CardColumnsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { minWidth, rowHeight } = CARD_MEASURES[layout];
  const columns = useColumns(place, minWidth, GAP);
  const key = `${listKey} ${layout} ${columns}`;
  return (
    <div ref={place}>
      {columns > 0 && <VirtualCards key={key} listKey={key} {...{ layout, columns, rowHeight, gap: GAP }} {...list} />}
    </div>
  );
}
