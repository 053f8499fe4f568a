import { DESKTOP_WINDOW } from '@marcel/contracts';
import { GalleryWindow } from '../features/gallery/components/GalleryWindow';
import { MineWindow } from '../features/mine/components/MineWindow';

/** What the address asks for over the desktop, where there are no windows. */
export const DesktopDialog = ({ opened }: { opened: string | null }) =>
  opened === DESKTOP_WINDOW.gallery ? <GalleryWindow /> : <MineWindow />;
