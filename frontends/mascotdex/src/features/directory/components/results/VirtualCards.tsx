import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { measuredRows } from './measured-rows';
import { usePrinting } from './use-printing';
import { useScrollTop } from './use-scroll-top';
import { useWindowBody } from './use-window-body';
import { VirtualRows, type CardList } from './VirtualRows';

/** Of however many mascots are loaded, only the rows near the screen are in the page. */
export function VirtualCards(props: CardList) {
  const [body, find] = useWindowBody();
  if (body === undefined) return <div ref={find} />;
  return body ? <CardsInWindow {...props} body={body} /> : <CardsInPage {...props} />;
}

/** In a window of the desktop its body scrolls. */
function CardsInWindow({ body, ...props }: CardList & { body: Element }) {
  const list = useRef<HTMLUListElement>(null);
  const top = useScrollTop(list, body);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by its functions
  const virtualizer = useVirtualizer<Element, HTMLLIElement>({
    ...useRows(props, top),
    getScrollElement: () => body,
  });
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
