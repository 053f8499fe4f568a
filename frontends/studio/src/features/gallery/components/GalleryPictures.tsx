import { GALLERY_SORTS, GALLERY_TYPES, type GalleryPage, STUDIO_LIMITS } from '@marcel/contracts';
import { Button, EmptyState, ErrorDialog, Icon, SelectField, TextField } from '@marcel/kit';
import { CardGrid, countText, LoadingCards, LoadMore, reloadPage, useDebouncedDraft } from '@marcel/kit/programs';
import { sitting } from '@marcel/art/poses';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { getBadge, GALLERY_LABELS, type GalleryPicture, toGalleryPicture } from '../gallery-item';
import type { GalleryAddress, GalleryFilters } from '../gallery-filters';
import { emptyText, SORT_LABELS, formatSort, formatTypes } from '../gallery-filters';
import styles from './GalleryView.module.css';
import { PictureCard } from '../../../shared/cards/PictureCard';
import { PromptText } from '../../../shared/prompt/PromptText';
import { MarcelArt } from '../../../shared/picture/pictures';
import { LIST_TEXTS } from '../../../shared/texts';
import { type LoadedGallery, GALLERY_BATCH_SIZE } from '../api';

const OPTIONS = GALLERY_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

const SEARCH_DEBOUNCE_MS = 300;

function GalleryToolbar({ counts, address }: { counts: GalleryPage['counts']; address: GalleryAddress }) {
  const change = (parts: Parameters<GalleryAddress['change']>[0]) => address.change(parts, { replace: true });
  const [text, setText] = useDebouncedDraft({
    value: address.search,
    delayMs: SEARCH_DEBOUNCE_MS,
    onCommit: (typed) => change({ search: typed.trim() }),
    isEqual: (one, other) => one.trim() === other.trim(),
  });
  return (
    <div className={styles.toolbar}>
      <SelectField
        label="Sort by"
        options={OPTIONS}
        value={address.sort}
        onChange={({ target }) => change({ sort: formatSort(target.value) })}
      />
      <TextField
        type="search"
        label="Search"
        placeholder="Names and prompts"
        maxLength={STUDIO_LIMITS.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        className={styles.mine}
        aria-pressed={address.mine}
        onClick={() => change({ mine: address.mine ? null : 'true' })}
      >
        <Icon name="user" />
        <span className="m-word">Only Mine</span>
      </Button>
      <fieldset className={styles.types}>
        <legend className={styles.legend}>Show</legend>
        {GALLERY_TYPES.map((type) => (
          <label key={type} className={styles.type}>
            <input
              type="checkbox"
              checked={address.types.includes(type)}
              onChange={({ target }) => change({ kinds: formatTypes(address.types, type, target.checked) })}
            />
            {GALLERY_LABELS[type].filter} ({counts[type]})
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function GalleryCard({ picture, onOpen }: { picture: GalleryPicture; onOpen: () => void }) {
  return (
    <PictureCard
      kind={picture.kind}
      record={picture}
      sources={picture.sources}
      name={picture.name}
      badge={getBadge(picture.type)}
      title={<PromptText as="h2" prompt={picture.title} />}
      open={onOpen}
    />
  );
}

const MORE_TEXTS = {
  more: 'Show more pictures',
  loadingMore: 'Loading more pictures...',
  moreFailed: 'More pictures could not be loaded. Please try again.',
  shown: (shown: number, total: number) =>
    `Showing ${shown.toLocaleString('en')} of ${total.toLocaleString('en')} pictures`,
} as const;

const CARD_WIDTH = 270;

interface GalleryPicturesProps {
  list: UseInfiniteQueryResult<LoadedGallery>;
  filters: GalleryFilters;
  address: GalleryAddress;
  onOpen: (id: string) => void;
}

export function GalleryPictures({ list, filters, address, onOpen }: GalleryPicturesProps) {
  const { data, isError, ...pages } = list;
  if (!data && isError) return <ErrorDialog title="Gallery" message={LIST_TEXTS.all.failed} onRetry={reloadPage} />;
  if (!data) return <LoadingCards label="Loading images" width={CARD_WIDTH} />;
  const pictures = data.items.map(toGalleryPicture);
  const total = filters.types.reduce((sum, type) => sum + data.counts[type], 0);
  return (
    <div className={styles.gallery}>
      <GalleryToolbar counts={data.counts} address={address} />
      <p role="status">{countText(total, 'picture')}</p>
      {pictures.length === 0 ? (
        <EmptyState title={emptyText(filters)} picture={<MarcelArt pose={sitting} />} />
      ) : (
        <CardGrid width={CARD_WIDTH}>
          {pictures.map((picture) => (
            <li key={picture.itemId}>
              <GalleryCard picture={picture} onOpen={() => onOpen(picture.itemId)} />
            </li>
          ))}
        </CardGrid>
      )}
      <LoadMore
        shown={pictures.length}
        pageSize={GALLERY_BATCH_SIZE}
        texts={MORE_TEXTS}
        total={total}
        hasMore={pages.hasNextPage}
        loading={pages.isFetchingNextPage}
        failed={pages.isFetchNextPageError}
        onMore={() => void pages.fetchNextPage()}
      />
    </div>
  );
}
