import { createContext, type HTMLAttributes, type ReactNode } from 'react';

export interface WindowHost {
  /** Whether the window is in front, so that the page has its title. */
  front: boolean;
  titled?: (title: string, heading: HTMLElement | null) => void;
  titleBar?: HTMLAttributes<HTMLElement>;
  buttons?: ReactNode;
}

export const WindowHostContext = createContext<WindowHost | null>(null);
