import { createContext, type HTMLAttributes, type ReactNode } from 'react';

/** What a shell with windows gives to the frames inside one of them. Only the shell fills it: no remote asks for it. */
export interface WindowHost {
  /** Whether the window is in front, so that the page has its title. */
  front: boolean;
  /** Told the title of each frame in the window, those of its dialogs, too. */
  titled?: (title: string, heading: HTMLElement | null) => void;
  /** Makes the title bar the handle of the window; left out where the window is a page. */
  titleBar?: HTMLAttributes<HTMLElement>;
  /** Stand before the close button. */
  buttons?: ReactNode;
}

export const WindowHostContext = createContext<WindowHost | null>(null);
