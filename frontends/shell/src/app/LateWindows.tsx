import { WindowLayer, type WindowLayerProps } from '../features/windows/WindowLayer';
import { DESKTOP_WINDOWS } from './desktop-windows';

export const LateWindows = ({ programs, wide }: WindowLayerProps) => (
  <WindowLayer wide={wide} programs={[...programs, ...DESKTOP_WINDOWS]} />
);
