import { useCopyText } from '@marcel/kit/programs';
import { useNavigate } from 'react-router-dom';
import { useInstalledPrograms } from '../../../shared/installed-programs';
import { newWindow } from '../../../shared/new-window';
import type { Program } from '../../../shared/programs';
import { useWideScreen } from '../../../shared/use-wide-screen';
import type { DesktopIconEntry } from '../desktop-icons';
import type { AskedMenu } from '../menu/asked-menu';
import { iconItems } from '../menu/menu-lists';
import { LINK_TOASTS } from '../menu/menu-texts';
import { ContextMenu } from './ContextMenu';

interface IconMenuProps {
  asked: AskedMenu;
  link: HTMLElement;
  icon: DesktopIconEntry;
  /** Left out where icons stay where they are. */
  onMove: (() => void) | undefined;
  onLeave: () => void;
}

export function IconMenu({ asked, link, icon: { title, program }, onMove, onLeave }: IconMenuProps) {
  const navigate = useNavigate();
  const copy = useCopyText(LINK_TOASTS);
  const hasWindows = useHasWindows(program);
  const address = link instanceof HTMLAnchorElement ? link.href : '';
  const items = iconItems({
    open: program && (() => link.click()),
    inNewWindow: program && hasWindows ? () => void navigate(program.to, { state: newWindow() }) : undefined,
    inNewTab: () => void window.open(address, '_blank', 'noopener'),
    copyLink: () => void copy(address),
    move: onMove,
  });
  return <ContextMenu asked={asked} label={title} items={items} onLeave={onLeave} />;
}

/** Whether a program can stand in windows: one of the desktop's own can, and one whose release says so. */
function useHasWindows(program: Program | undefined): boolean {
  const { windowed } = useInstalledPrograms();
  const wide = useWideScreen();
  return wide && program !== undefined && (!('remote' in program) || windowed.some((name) => name === program.remote));
}
