import { WindowDialog } from '@marcel/kit/programs';
import type { GalleryPicture } from '../gallery-item';
import { ItemDetail } from './ItemDetail';

/** One picture of the gallery, large, over the window. */
export const DetailDialog = ({ picture, onClose }: { picture: GalleryPicture; onClose: () => void }) => (
  <WindowDialog title={picture.name} icon="picture" closeLabel="Close Details" width="wide" onClose={onClose}>
    <ItemDetail picture={picture} />
  </WindowDialog>
);
