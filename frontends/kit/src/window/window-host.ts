import { createContext, type HTMLAttributes, type ReactNode } from 'react';

export interface WindowHost {
  /** The page shows the title of the window in front. */
  isFront: boolean;
  onTitle?: (title: string, heading: HTMLElement | null) => void;
  titleBar?: HTMLAttributes<HTMLElement>;
  buttons?: ReactNode;
}

export const WindowHostContext = createContext<WindowHost | null>(null);
