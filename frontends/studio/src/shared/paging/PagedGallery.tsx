import { EmptyState, ErrorDialog, Pager } from '@marcel/kit';
import { LoadingCards, reloadPage, type ToPage } from '@marcel/kit/programs';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './PagedGallery.module.css';

export const PAGE_PARAMETERS = { hugs: 'marcel_page', images: 'page' } as const;

export const GALLERY_PAGE_SIZE = 20;

export function pageQuery(page: number, filter: Record<string, string> = {}): string {
  const query = {
    limit: String(GALLERY_PAGE_SIZE),
    offset: String((page - 1) * GALLERY_PAGE_SIZE),
    hideBroken: 'true',
  };
  return new URLSearchParams({ ...query, ...filter }).toString();
}

interface PagedGalleryProps<Item> {
  title: string;
  texts: { empty: string; failed: string; unit: string };
  list: { items: readonly Item[]; total: number } | undefined;
  failed: boolean;
  page: number;
  onPage: ToPage;
  card: (item: Item) => ReactNode;
  emptyPicture: ReactNode;
}

export function PagedGallery<Item extends { id: number }>(props: PagedGalleryProps<Item>) {
  const { title, texts, list, failed, page, onPage, card, emptyPicture } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = list && Math.max(1, Math.ceil(list.total / GALLERY_PAGE_SIZE));
  const isBeyond = pages !== undefined && page > pages;
  useEffect(() => {
    if (isBeyond) onPage(pages, { replace: true });
  }, [isBeyond, pages, onPage]);
  const toPage = (next: number) => {
    onPage(next);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section className={styles.gallery} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {failed && !list ? (
        <ErrorDialog title={title} message={texts.failed} onRetry={reloadPage} />
      ) : !list || isBeyond ? (
        <LoadingCards label={`Loading ${texts.unit}`} width={270} />
      ) : list.items.length === 0 ? (
        <EmptyState title={texts.empty} picture={emptyPicture} />
      ) : (
        <>
          <ul className={styles.grid}>
            {list.items.map((item) => (
              <li key={item.id}>{card(item)}</li>
            ))}
          </ul>
          <PageFoot title={title} unit={texts.unit} total={list.total} page={page} pages={pages ?? 1} onPage={toPage} />
        </>
      )}
    </section>
  );
}

interface PageFootProps {
  title: string;
  unit: string;
  total: number;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

function PageFoot({ title, unit, total, page, pages, onPage }: PageFootProps) {
  return (
    <div className={styles.foot}>
      <p role="status">{`Showing page ${page} of ${pages} (${total} total ${unit})`}</p>
      <Pager page={page} pages={pages} onPage={onPage} label={`Pages of ${title}`} />
    </div>
  );
}
