import { MAIN_PAGES } from '@marcel/contracts';
import { WindowFrame } from '@marcel/kit';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Program } from '../../../shared/programs';
import { useCloseOnEscape } from '../use-close-on-escape';
import { useFocusBack } from '../use-focus-back';
import styles from './OwnWindow.module.css';

interface OwnWindowProps extends Pick<Program, 'title' | 'icon'> {
  wide: boolean;
  front: boolean;
  children: ReactNode;
}

/** The window of what belongs to the desktop itself; Escape and its button close it. */
export function OwnWindow({ title, icon, wide, front, children }: OwnWindowProps) {
  const navigate = useNavigate();
  const close = () => void navigate(MAIN_PAGES.desktop);
  useCloseOnEscape(close, front);
  useFocusBack();
  return (
    <div role="dialog" aria-label={title} className={wide ? styles.window : styles.page}>
      <WindowFrame title={title} icon={icon} onClose={close} closeLabel={`Close ${title}`}>
        {children}
      </WindowFrame>
    </div>
  );
}
