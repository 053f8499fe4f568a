import type { Mascot } from '@marcel/contracts';
import { useRef } from 'react';
import type { CardLayout } from './MascotCard';
import { useColumns } from './use-columns';
import { VirtualCards } from './VirtualCards';

const GAP = 12;
/** The least width of a card, and the height of a row that has not been measured yet, in pixels. */
export const CARD_MEASURES = {
  grid: { minWidth: 250, rowHeight: 560 },
  list: { minWidth: 4096, rowHeight: 230 },
} as const;

interface CardColumnsProps {
  mascots: readonly Mascot[];
  total: number;
  layout: CardLayout;
  listKey: string;
  onEndNear: () => void;
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
