import { MAIN_PAGES } from '@marcel/contracts';
import { useContext, useEffect, useId, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { IconButton } from '../controls/Button';
import { Icon, type IconName } from '../icons/Icon';
import { classes } from '../theme/classes';
import { useFocusOnNavigation } from './focus';
import { WindowHostContext } from './window-host';
import styles from './WindowFrame.module.css';

export interface WindowFrameProps {
  title: string;
  icon?: IconName;
  onClose?: () => void;
  closeLabel?: string;
  back?: { label: string; to: string };
  toolbar?: ReactNode;
  statusBar?: ReactNode;
  children: ReactNode;
}

export function WindowFrame(props: WindowFrameProps) {
  const { title, icon, onClose, closeLabel = 'Close', back, toolbar, statusBar, children } = props;
  const id = useId();
  const host = useContext(WindowHostContext);
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  const onTitle = host?.onTitle;
  useEffect(() => onTitle?.(title, heading.current), [heading, onTitle, title]);
  return (
    <section className={classes(styles.window, host?.titleBar && styles.hosted)} aria-labelledby={id}>
      <header {...host?.titleBar} className={classes(styles.titleBar, host?.titleBar?.className)}>
        {icon && <Icon name={icon} size={20} />}
        <h1 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          <bdi>{title}</bdi>
        </h1>
        {host?.buttons}
        {onClose && (
          <IconButton aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        )}
      </header>
      <div className={styles.content}>
        {(back || toolbar) && (
          <div className={styles.toolbar}>
            {back && (
              <Link to={back.to} className={styles.back}>
                <Icon name="back" />
                {back.label}
              </Link>
            )}
            {toolbar}
          </div>
        )}
        <div className={styles.body} data-window-body={host?.titleBar && ''}>
          {children}
        </div>
        {statusBar && <footer className={styles.statusBar}>{statusBar}</footer>}
      </div>
    </section>
  );
}

const BACK_TO_DESKTOP = { label: 'Back to Marcel OS', to: MAIN_PAGES.desktop };

/** The window of a program. Its close button, and by default its back link, lead to the desktop. */
export function ProgramWindow({ back = BACK_TO_DESKTOP, ...frame }: Omit<WindowFrameProps, 'onClose' | 'closeLabel'>) {
  const navigate = useNavigate();
  return <WindowFrame {...frame} back={back} onClose={() => void navigate(MAIN_PAGES.desktop)} />;
}
