import type { Mascot } from '@marcel/contracts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { MascotCard, type CardLayout } from './MascotCard';
import { measuredRows } from './measured-rows';
import { useColumns } from './use-columns';
import { useDocumentTop } from './use-document-top';
import css from './VirtualCards.module.css';

const GAP = 12;
const LAYOUTS = { grid: { minWidth: 250, rowHeight: 520 }, list: { minWidth: 4096, rowHeight: 210 } } as const;

interface VirtualCardsProps {
  mascots: readonly Mascot[];
  /** How many mascots there are in all, loaded or not. */
  total: number;
  layout: CardLayout;
  /** Tells one list from another. */
  listKey: string;
  onEndNear: () => void;
}

/** Of however many mascots are loaded, only the rows near the screen are in the page. */
export function VirtualCards({ mascots, total, layout, listKey, onEndNear }: VirtualCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const top = useDocumentTop(list);
  const { minWidth, rowHeight } = LAYOUTS[layout];
  const columns = useColumns(list, minWidth, GAP);
  const rowCount = Math.ceil(mascots.length / columns);
  const measuredKey = `${listKey} ${layout} ${columns}`;
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rowCount,
    estimateSize: () => rowHeight,
    gap: GAP,
    overscan: 2,
    scrollMargin: top,
    initialMeasurementsCache: measuredRows.of(measuredKey),
  });
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);

  useEffect(() => () => measuredRows.keep(measuredKey, virtualizer.takeSnapshot()), [virtualizer, measuredKey]);

  useEffect(() => {
    if (last && last.index >= rowCount - 2) onEndNear();
  }, [last, rowCount, onEndNear]);

  return (
    <ul
      ref={list}
      className={css.cards}
      style={{
        '--columns': columns,
        paddingTop: first ? first.start - top : 0,
        paddingBottom: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
      }}
    >
      {rows.flatMap((row) =>
        mascots.slice(row.index * columns, (row.index + 1) * columns).map((mascot, column) => (
          <li
            key={mascot.id}
            ref={column === 0 ? virtualizer.measureElement : undefined}
            data-index={row.index}
            aria-posinset={row.index * columns + column + 1}
            aria-setsize={total}
          >
            <MascotCard mascot={mascot} layout={layout} />
          </li>
        )),
      )}
    </ul>
  );
}
