import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allHugs, allImages } from '../../../shared/records/lists';
import { itemOfHug, itemOfImage, type GalleryItem } from '../gallery-item';

interface GalleryLists {
  /** All pictures; undefined while they load, and when none could be loaded. */
  items: readonly GalleryItem[] | undefined;
  failed: boolean;
}

/** Hugs, drawings and images together, looked at again every few seconds. */
export function useGallery(): GalleryLists {
  const hugs = useQuery({ ...allHugs(() => true), refetchOnMount: 'always' });
  const images = useQuery({ ...allImages(), refetchOnMount: 'always' });
  const items = useMemo(
    () => hugs.data && images.data && [...hugs.data.items.map(itemOfHug), ...images.data.items.map(itemOfImage)],
    [hugs.data, images.data],
  );
  return { items, failed: (hugs.isError && !hugs.data) || (images.isError && !images.data) };
}
