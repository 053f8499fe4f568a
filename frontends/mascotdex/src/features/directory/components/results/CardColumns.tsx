import { useVirtualizer, useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import type { Mascot } from '@marcel/contracts';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { OnKind } from '../../../../shared/mascot-type/mascot-type';
import { cardOf, type ListLayout } from './card-of';
import styles from './VirtualCards.module.css';
import { useWindowBody } from './use-window-body';

const measured = new Map<string, VirtualItem[]>();

/** Row heights of lists that were left, so that going back lands on the same row. Kept for this page view only. */
const measuredRows = {
  of: (list: string): VirtualItem[] => measured.get(list) ?? [],
  keep: (list: string, rows: VirtualItem[]): void => {
    measured.set(list, rows);
  },
};

let isPrinting = false;

function subscribe(tell: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    flushSync(tell);
  };
  const end = () => {
    isPrinting = false;
    tell();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

function VirtualCards(props: CardList) {
  const [body, find] = useWindowBody();
  if (body === undefined) return <div ref={find} />;
  return body ? <CardsInWindow {...props} body={body} /> : <CardsInPage {...props} />;
}

function CardsInWindow({ body, ...props }: CardList & { body: Element }) {
  const list = useRef<HTMLUListElement>(null);
  const top = useScrollTop(list, body);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by its functions
  const virtualizer = useVirtualizer<Element, HTMLLIElement>({ ...useRows(props, top), getScrollElement: () => body });
  return <VirtualRows {...props} list={list} top={top} virtualizer={virtualizer} />;
}

function CardsInPage(props: CardList) {
  const list = useRef<HTMLUListElement>(null);
  const top = useScrollTop(list, document.documentElement);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by its functions
  const virtualizer = useWindowVirtualizer<HTMLLIElement>(useRows(props, top));
  return <VirtualRows {...props} list={list} top={top} virtualizer={virtualizer} />;
}

function useRows({ mascots, columns, rowHeight, gap, listKey }: CardList, top: number) {
  const [leftRows] = useState(() => measuredRows.of(listKey));
  const isPrinting = usePrinting();
  const count = Math.ceil(mascots.length / columns);
  return {
    count,
    estimateSize: () => rowHeight,
    gap,
    overscan: isPrinting ? count : 2,
    scrollMargin: top,
    initialMeasurementsCache: leftRows,
  };
}

/** How far below the top of what scrolls an element begins, in pixels; follows what grows and shrinks above it. */
function useScrollTop(element: RefObject<HTMLElement | null>, scroller: Element): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target?.parentElement) return;
    const isPage = scroller === document.documentElement;
    const measure = () => {
      const above = isPage ? window.scrollY : scroller.scrollTop - scroller.getBoundingClientRect().top;
      setTop(Math.round(target.getBoundingClientRect().top + above));
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(target.parentElement);
    return () => observer.disconnect();
  }, [element, scroller]);
  return top;
}

/** Columns that fitted last, by their least width: a list that is returned to has its height before it can be measured. */
const fittedLast = new Map<number, number>();

/**
 * How many columns of at least `minWidth` pixels, `gap` pixels apart, fit into an element; follows its width.
 * 0 until the element has been measured for the first time.
 */
function useColumns(element: RefObject<HTMLElement | null>, minWidth: number, gap: number): number {
  const [columns, setColumns] = useState(fittedLast.get(minWidth) ?? 0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const fit = () => {
      const fitting = Math.max(1, Math.floor((target.clientWidth + gap) / (minWidth + gap)));
      fittedLast.set(minWidth, fitting);
      setColumns(fitting);
    };
    const observer = new ResizeObserver(fit);
    fit();
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, minWidth, gap]);
  return columns;
}

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
  onFirst: (place: number) => void;
  onKind: OnKind;
}

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

interface CardList {
  mascots: readonly Mascot[];
  total: number;
  layout: ListLayout;
  columns: number;
  /** Height of a row that has not been measured yet, in pixels. */
  rowHeight: number;
  /** Space between cards, in pixels. */
  gap: number;
  listKey: string;
  onEndNear: () => void;
  onFirst: (place: number) => void;
  onKind: OnKind;
}

interface VirtualRowsProps extends CardList {
  list: RefObject<HTMLUListElement | null>;
  /** Where the list begins in what scrolls, in pixels. */
  top: number;
  virtualizer: Virtualizer<Element, HTMLLIElement> | Virtualizer<Window, HTMLLIElement>;
}

function VirtualRows(props: VirtualRowsProps) {
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
