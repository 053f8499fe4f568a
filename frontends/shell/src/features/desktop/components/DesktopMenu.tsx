import { useNavigate } from 'react-router-dom';
import { SYSTEM_PROGRAMS } from '../../../shared/system-programs';
import type { AskedMenu } from '../menu/asked-menu';
import { desktopItems } from '../menu/menu-lists';
import { DESKTOP_MENU } from '../menu/menu-texts';
import { ContextMenu } from './ContextMenu';

interface DesktopMenuProps {
  asked: AskedMenu;
  /** Left out when no icon was moved. */
  onPutInOrder: (() => void) | undefined;
  onLeave: () => void;
}

export function DesktopMenu({ asked, onPutInOrder, onLeave }: DesktopMenuProps) {
  const navigate = useNavigate();
  const items = desktopItems({
    putInOrder: onPutInOrder,
    system: SYSTEM_PROGRAMS,
    open: ({ to }) => void navigate(to),
  });
  return <ContextMenu asked={asked} label={DESKTOP_MENU.name} items={items} onLeave={onLeave} />;
}
