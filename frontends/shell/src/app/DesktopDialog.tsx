import { DESKTOP_WINDOW } from '@marcel/contracts';
import { DisplayWindow } from '../features/display/components/DisplayWindow';
import { GalleryWindow } from '../features/gallery/components/GalleryWindow';
import { MineWindow } from '../features/mine/components/MineWindow';

/** What the address asks for over the desktop, where there are no windows. */
export function DesktopDialog({ opened }: { opened: string | null }) {
  if (opened === DESKTOP_WINDOW.gallery) return <GalleryWindow />;
  return opened === DESKTOP_WINDOW.display ? <DisplayWindow /> : <MineWindow />;
}
