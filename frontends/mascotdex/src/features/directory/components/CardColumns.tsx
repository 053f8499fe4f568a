import { useVirtualizer, useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import type { Mascot } from '@marcel/contracts';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { OnKind } from '../../../shared/mascot-parts/mascot-parts';
import { DenseCard, type ListLayout, MascotCard } from './MascotCard';
import styles from './MascotResults.module.css';
import { useWindowBody } from './use-window-body';

/** Row heights of earlier lists, so that going back restores the scroll position. */
const measuredRows = new Map<string, VirtualItem[]>();

let isPrinting = false;

function subscribe(notify: () => void): () => void {
  const change = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    // The page is printed as it is when the event ends.
    flushSync(notify);
  };
  const changes = ['beforeprint', 'afterprint'];
  changes.forEach((name) => window.addEventListener(name, change));
  return () => changes.forEach((name) => window.removeEventListener(name, change));
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

function useRows({ mascots, columns, rowHeight, listKey }: CardList, top: number) {
  const [leftRows] = useState(() => measuredRows.get(listKey) ?? []);
  const isPrinting = usePrinting();
  const count = Math.ceil(mascots.length / columns);
  return {
    count,
    estimateSize: () => rowHeight,
    gap: GAP,
    overscan: isPrinting ? count : 2,
    scrollMargin: top,
    initialMeasurementsCache: leftRows,
  };
}

/** Returns the offset of an element in its scroll container, in pixels; follows layout changes above it. */
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

/** Space between cards, in pixels. */
const GAP = 12;

/** The last number of columns by minimum width: gives a restored list its height before it is measured. */
const fittedLast = new Map<number, number>();

/** Returns how many columns fit into an element; 0 until it is measured. */
function useColumns(element: RefObject<HTMLElement | null>, minWidth: number): number {
  const [columns, setColumns] = useState(fittedLast.get(minWidth) ?? 0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const fit = () => {
      const fitting = Math.max(1, Math.floor((target.clientWidth + GAP) / (minWidth + GAP)));
      fittedLast.set(minWidth, fitting);
      setColumns(fitting);
    };
    const observer = new ResizeObserver(fit);
    fit();
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, minWidth]);
  return columns;
}

/** Minimum width of a card, and estimated height of a row, in pixels. */
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
  const columns = useColumns(place, minWidth);
  const key = `${listKey} ${layout} ${columns}`;
  return (
    <div ref={place}>
      {columns > 0 && <VirtualCards key={key} listKey={key} {...{ layout, columns, rowHeight }} {...list} />}
    </div>
  );
}

interface CardList extends CardColumnsProps {
  columns: number;
  /** Estimated height of a row, in pixels. */
  rowHeight: number;
}

interface VirtualRowsProps extends CardList {
  list: RefObject<HTMLUListElement | null>;
  /** Offset of the list in its scroll container, in pixels. */
  top: number;
  virtualizer: Virtualizer<Element, HTMLLIElement> | Virtualizer<Window, HTMLLIElement>;
}

function VirtualRows(props: VirtualRowsProps) {
  const { mascots, total, layout, columns, listKey, onEndNear, onFirst, onKind, list, top, virtualizer } = props;
  const rowCount = Math.ceil(mascots.length / columns);
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);

  useEffect(() => () => void measuredRows.set(listKey, virtualizer.takeSnapshot()), [virtualizer, listKey]);

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
        gap: GAP,
        paddingTop: first ? first.start - top : 0,
        // The full height even before rows render, so that the scroll position can be restored.
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
            {layout === 'dense' ? <DenseCard mascot={mascot} /> : <MascotCard {...{ mascot, layout, onKind }} />}
          </li>
        )),
      )}
    </ul>
  );
}
