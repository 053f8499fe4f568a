import { MAIN_PAGES } from '@marcel/contracts';
import { useNavigate } from 'react-router-dom';
import { WindowFrame, type WindowFrameProps } from './WindowFrame';

const TO_DESKTOP = { label: 'Back to Marcel OS', to: MAIN_PAGES.desktop };

/** The window of a program. Its close button, and by default its back link, lead to the desktop. */
export function ProgramWindow({ back = TO_DESKTOP, ...frame }: Omit<WindowFrameProps, 'onClose' | 'closeLabel'>) {
  const navigate = useNavigate();
  return <WindowFrame {...frame} back={back} onClose={() => void navigate(MAIN_PAGES.desktop)} />;
}
