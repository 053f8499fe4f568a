import { GalleryContent } from '../features/gallery/components/GalleryContent';
import { MineContent } from '../features/mine/components/MineContent';
import { WindowLayer, type WindowLayerProps } from '../features/windows/components/WindowLayer';
import type { WindowProgram } from '../features/windows/window-program';
import { GALLERY, MY_THINGS } from '../shared/programs';
import { SYSTEM_WINDOWS } from './SystemWindows';

const OF_DESKTOP: readonly WindowProgram[] = [
  { ...GALLERY, content: <GalleryContent />, ofDesktop: true, whole: true },
  { ...MY_THINGS, content: <MineContent />, ofDesktop: true },
  ...SYSTEM_WINDOWS,
];

/** The windows of installed programs, and those of the desktop itself. */
export const LateWindows = ({ programs, wide }: WindowLayerProps) => (
  <WindowLayer wide={wide} programs={[...programs, ...OF_DESKTOP]} />
);
