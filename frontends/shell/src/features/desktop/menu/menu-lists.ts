import type { MenuItem } from '../../../shared/menu/menu-item';
import type { Program } from '../../../shared/programs';
import { DESKTOP_MENU, ICON_MENU } from './menu-texts';

/** What can be done with an icon; what is left out cannot be done with this one, or not here. */
export interface IconDeeds {
  open?: (() => void) | undefined;
  inNewWindow?: (() => void) | undefined;
  inNewTab: () => void;
  copyLink: () => void;
  move?: (() => void) | undefined;
}

export const iconItems = (deeds: IconDeeds): MenuItem[] => {
  const item = (deed: keyof IconDeeds): MenuItem[] => {
    const run = deeds[deed];
    return run ? [{ label: ICON_MENU[deed], run }] : [];
  };
  return [...item('open'), ...item('inNewWindow'), ...item('inNewTab'), ...item('copyLink'), ...item('move')];
};

interface DesktopDeeds {
  /** Left out when no icon was moved. */
  putInOrder: (() => void) | undefined;
  /** The desktop's own programs. */
  system: readonly Program[];
  open: (program: Program) => void;
}

export const desktopItems = ({ putInOrder, system, open }: DesktopDeeds): MenuItem[] => [
  { label: DESKTOP_MENU.inOrder, disabled: !putInOrder, run: () => putInOrder?.() },
  ...system.map((program) => ({ label: program.title, run: () => open(program) })),
];
