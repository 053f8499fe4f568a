import type { GalleryItem } from '@marcel/contracts';
import { EmptyState, Spinner } from '@marcel/kit';
import { sleeping } from '@marcel/art/poses/sleeping';
import { WindowDialog } from '@marcel/kit/programs';
import { useQuery } from '@tanstack/react-query';
import { MarcelArt } from '../../../shared/art/MarcelArt';
import { galleryEntry } from '../../../shared/records/entry';
import { pictureOf } from '../gallery-item';
import { queryOf, type GallerySelection } from '../selection';
import { GALLERY_TEXTS } from '../texts';
import { shortTitle, usePictureTitle } from '../use-picture-title';
import { useArrowKeys } from '../use-arrow-keys';
import { ItemDetail } from './ItemDetail';
import { Neighbours } from './Neighbours';
import { SimilarPictures } from './SimilarPictures';

interface DetailDialogProps {
  /** Such as `hug-7`. */
  id: string;
  /** In which list its neighbours are looked for. */
  selection: GallerySelection;
  /** What the list has of it: shown until more is known. */
  known: GalleryItem | undefined;
  onItem: (id: string) => void;
  onClose: () => void;
}

/** One picture of the gallery, large, over the window, with the ways to others. */
export function DetailDialog({ id, selection, known, onItem, onClose }: DetailDialogProps) {
  const { data, isError, isPlaceholderData } = useQuery(galleryEntry(id, queryOf(selection)));
  const entry = isPlaceholderData ? undefined : data;
  const item = entry?.item ?? known;
  const picture = item && pictureOf(item);
  const title = picture && shortTitle(picture.title);
  usePictureTitle(title);
  useArrowKeys((towards) => {
    const to = towards === 'next' ? entry?.nextId : entry?.previousId;
    if (to) onItem(to);
  });
  return (
    <WindowDialog
      title={title ?? GALLERY_TEXTS.picture}
      icon="picture"
      closeLabel="Close Details"
      width="wide"
      onClose={onClose}
    >
      <Neighbours previous={entry?.previousId ?? null} next={entry?.nextId ?? null} onItem={onItem} />
      {picture ? (
        <ItemDetail key={picture.itemId} picture={picture} entry={entry} />
      ) : isError ? (
        <EmptyState title={GALLERY_TEXTS.gone} picture={<MarcelArt pose={sleeping} />} />
      ) : (
        <Spinner label="Loading the picture..." />
      )}
      {entry && entry.similar.length > 0 && <SimilarPictures items={entry.similar} onItem={onItem} />}
    </WindowDialog>
  );
}
