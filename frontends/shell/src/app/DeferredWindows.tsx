import { WindowLayer, type WindowLayerProps } from '../features/windows/WindowLayer';
import { DESKTOP_WINDOWS } from './desktop-windows';

export const DeferredWindows = ({ programs, isWide }: WindowLayerProps) => (
  <WindowLayer isWide={isWide} programs={[...programs, ...DESKTOP_WINDOWS]} />
);
