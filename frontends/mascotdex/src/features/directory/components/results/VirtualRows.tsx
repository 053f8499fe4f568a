import type { Mascot } from '@marcel/contracts';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';
import type { OnKind } from '../../../../shared/mascot-type/KindBadge';
import { cardOf, type ListLayout } from './card-of';
import { measuredRows } from './measured-rows';
import styles from './VirtualCards.module.css';

export interface CardList {
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

interface VirtualRowsProps extends CardList {
  list: RefObject<HTMLUListElement | null>;
  /** Where the list begins in what scrolls, in pixels. */
  top: number;
  virtualizer: Virtualizer<Element, HTMLLIElement> | Virtualizer<Window, HTMLLIElement>;
}

/** The rows that are near, with the room of the others above and below them. */
export function VirtualRows(props: VirtualRowsProps) {
  const { mascots, total, layout, columns, gap, listKey, onEndNear, onFirst, onKind, list, top, virtualizer } = props;
  const rowCount = Math.ceil(mascots.length / columns);
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
