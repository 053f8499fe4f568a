import { EmptyState, ErrorDialog, Pager } from '@marcel/kit';
import { LoadingCards, reloadPage, usePage } from '@marcel/kit/programs';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './PagedGallery.module.css';

export const PAGE_PARAMETERS = { hugs: 'marcel_page', images: 'page' } as const;
export const GALLERY_PAGE_SIZE = 20;

export const pageQuery = (page: number, filter: Record<string, string> = {}): string => {
  const [limit, offset] = [String(GALLERY_PAGE_SIZE), String((page - 1) * GALLERY_PAGE_SIZE)];
  return new URLSearchParams({ limit, offset, hideBroken: 'true', ...filter }).toString();
};

interface PagedGalleryProps<Item> {
  title: string;
  texts: { empty: string; failed: string; unit: string };
  pageParameter: string;
  useList: (page: number) => UseQueryResult<{ items: readonly Item[]; total: number }>;
  renderCard: (item: Item) => ReactNode;
  emptyPicture: ReactNode;
}

export function PagedGallery<Item extends { id: number }>(props: PagedGalleryProps<Item>) {
  const { title, texts, pageParameter, useList, renderCard, emptyPicture } = props;
  const [page, goToPage] = usePage(pageParameter);
  const { data: list, isError } = useList(page);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = list && Math.max(1, Math.ceil(list.total / GALLERY_PAGE_SIZE));
  const isPastEnd = pages !== undefined && page > pages;
  useEffect(() => {
    if (isPastEnd) goToPage(pages, { replace: true });
  }, [isPastEnd, pages, goToPage]);
  const goToPageAndFocus = (next: number) => {
    goToPage(next);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section className={styles.gallery} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {isError && !list ? (
        <ErrorDialog title={title} message={texts.failed} onRetry={reloadPage} />
      ) : !list || isPastEnd ? (
        <LoadingCards label={`Loading ${texts.unit}`} width={270} />
      ) : list.items.length === 0 ? (
        <EmptyState title={texts.empty} picture={emptyPicture} />
      ) : (
        <>
          <ul className={styles.grid}>
            {list.items.map((item) => (
              <li key={item.id}>{renderCard(item)}</li>
            ))}
          </ul>
          <div className={styles.footer}>
            <p role="status">{`Showing page ${page} of ${pages} (${list.total} total ${texts.unit})`}</p>
            <Pager page={page} pages={pages ?? 1} onPage={goToPageAndFocus} label={`Pages of ${title}`} />
          </div>
        </>
      )}
    </section>
  );
}
