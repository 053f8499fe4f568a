import { WindowLayer, type WindowLayerProps } from '../features/windows/WindowLayer';
import { DESKTOP_WINDOWS } from './desktop-windows';

/** The windows of installed programs, and those of the desktop itself. */
export const LateWindows = ({ programs, wide }: WindowLayerProps) => (
  <WindowLayer wide={wide} programs={[...programs, ...DESKTOP_WINDOWS]} />
);
