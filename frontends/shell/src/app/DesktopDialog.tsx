import { DESKTOP_WINDOW, MAIN_PAGES } from '@marcel/contracts';
import { GalleryWindow } from '../features/gallery/components/GalleryWindow';
import { MineWindow } from '../features/mine/components/MineWindow';
import { SystemDialog } from './SystemDialog';
import { SYSTEM_WINDOWS } from './SystemWindows';

/** What the address asks for over the desktop, where there are no windows. */
export function DesktopDialog({ opened }: { opened: string | null }) {
  if (opened === DESKTOP_WINDOW.gallery) return <GalleryWindow />;
  const address = `${MAIN_PAGES.desktop}?${DESKTOP_WINDOW.parameter}=${opened}`;
  const system = SYSTEM_WINDOWS.find(({ to }) => to === address);
  return system ? <SystemDialog key={system.to} {...system} /> : <MineWindow />;
}
