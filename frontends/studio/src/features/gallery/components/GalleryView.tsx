import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { gallery } from '../api/gallery';
import { myPictures } from '../api/my-pictures';
import { useGalleryAddress } from '../use-gallery-address';
import { DetailDialog } from './DetailDialog';
import { GalleryPictures } from './GalleryPictures';

/** Everything that was hugged, drawn and generated, to be sorted, narrowed, searched, liked and looked at. */
export function GalleryView() {
  const address = useGalleryAddress();
  const mine = useQuery(myPictures(address.mine));
  const ids = address.mine ? (mine.data ?? (mine.isError ? [] : null)) : null;
  const { sort, types, search } = address;
  const selection = { sort, types, search, ids };
  const list = useInfiniteQuery({ ...gallery(selection), enabled: !address.mine || ids !== null });
  const open = (item: string | null, how?: { replace: boolean }) => address.change({ item }, how);
  return (
    <>
      <GalleryPictures {...{ list, selection, address }} onOpen={open} />
      {address.item !== null && (
        <DetailDialog
          id={address.item}
          selection={selection}
          known={list.data?.items.find(({ id }) => id === address.item)}
          onItem={(item) => open(item, { replace: true })}
          onClose={() => open(null, { replace: true })}
        />
      )}
    </>
  );
}
