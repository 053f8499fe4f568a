import type { Mascot } from '@marcel/contracts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import type { OnKind } from '../../../../shared/mascot-type/KindBadge';
import { cardOf, type ListLayout } from './card-of';
import { measuredRows } from './measured-rows';
import { useDocumentTop } from './use-document-top';
import styles from './VirtualCards.module.css';

interface VirtualCardsProps {
  mascots: readonly Mascot[];
  /** How many mascots there are in all, loaded or not. */
  total: number;
  layout: ListLayout;
  columns: number;
  /** Height of a row that has not been measured yet, in pixels. */
  rowHeight: number;
  /** Space between cards, in pixels. */
  gap: number;
  /** Tells one list from another. */
  listKey: string;
  onEndNear: () => void;
  /** Told the place of the first mascot in view. */
  onFirst: (place: number) => void;
  onKind: OnKind;
}

/** Of however many mascots are loaded, only the rows near the screen are in the page. */
export function VirtualCards(props: VirtualCardsProps) {
  const { mascots, total, layout, columns, rowHeight, gap, listKey, onEndNear, onFirst, onKind } = props;
  const list = useRef<HTMLUListElement>(null);
  const top = useDocumentTop(list);
  const [leftRows] = useState(() => measuredRows.of(listKey));
  const rowCount = Math.ceil(mascots.length / columns);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by its functions
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rowCount,
    estimateSize: () => rowHeight,
    gap,
    overscan: 2,
    scrollMargin: top,
    initialMeasurementsCache: leftRows,
  });
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);

  useEffect(() => () => measuredRows.keep(listKey, virtualizer.takeSnapshot()), [virtualizer, listKey]);

  const seen = (virtualizer.range?.startIndex ?? 0) * columns;
  useEffect(() => onFirst(seen), [seen, onFirst]);

  useEffect(() => {
    if (last && last.index >= rowCount - 2) onEndNear();
  }, [last, rowCount, onEndNear]);

  return (
    <ul
      ref={list}
      className={styles.cards}
      style={{
        '--columns': columns,
        gap,
        paddingTop: first ? first.start - top : 0,
        // Without rows yet, the height of all of them: so that one who comes back is scrolled to the place that was left.
        paddingBottom: virtualizer.getTotalSize() - (last ? last.end - top : 0),
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
            {cardOf(mascot, layout, onKind)}
          </li>
        )),
      )}
    </ul>
  );
}
