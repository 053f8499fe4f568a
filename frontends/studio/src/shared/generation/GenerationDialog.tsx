import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { isSettled } from '@marcel/contracts';
import { Button, Icon, IconButton } from '@marcel/kit';
import { painting, sleeping } from '@marcel/art/poses';
import styles from './Generation.module.css';
import form from '../form/form.module.css';
import { useOnline } from '@marcel/kit/programs';
import { useProgress } from '../live/use-live-progress';
import type { RecordKind } from '../records';
import type { CurrentGeneration } from './generation';
import { stopWatching, FAILED_TITLE, useGenerationState, useBackgroundWatcher } from './generation';
import { DownloadButton } from '../cards/PictureCard';
import { MarcelArt, Placeholder } from '../picture/pictures';
import { PromptNotes } from '../prompt/PromptText';
import { ShareButton } from '../share/ShareButton';
import { ResultPicture } from './ResultPicture';

interface GenerationStageProps {
  title: string;
  dialog: ReactNode;
  /** Takes the dialog's place until a generation has started. */
  aside: ReactNode;
  /** Position of `aside` where the window is too narrow for two columns. */
  narrow: 'first' | 'last' | 'hidden';
  children: ReactNode;
}

/** Shows a form, and beside it the dialog of the generation that it started. */
export const GenerationStage = ({ title, dialog, aside, narrow, children }: GenerationStageProps) => (
  <div className={styles.container}>
    <div className={styles.stage} data-generation={dialog !== null}>
      <div className={styles.input}>
        <section className={form.panel}>
          <h2 className={form.title}>{title}</h2>
          {children}
        </section>
      </div>
      <div className={styles.aside} data-narrow={narrow}>
        {aside}
      </div>
      {dialog && <div className={styles.started}>{dialog}</div>}
    </div>
  </div>
);

function ProgressView({ kind, id, delay }: { kind: RecordKind; id: number | null; delay: string | null }) {
  const progress = useProgress(kind, id ?? 0);
  const step = progress && isSettled(progress.status) ? 'Finishing' : progress?.step;
  return (
    <div className={`m-stack-wide ${styles.progress}`}>
      <MarcelArt pose={painting} className={styles.art} />
      <progress className={styles.bar} aria-label="Progress of your picture" max={1} value={progress?.progress ?? 0} />
      <p className="m-bold" role="status">
        {delay ?? step ?? 'Sending'}
      </p>
    </div>
  );
}

const FIELDS = 'input:enabled, textarea:enabled, canvas';

const canHaveFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.isConnected && !element.matches(':disabled');

function useRestoreFocus(dialog: RefObject<HTMLElement | null>): void {
  // Layout effects run while the element is in the page, before the focus moves.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    const stage = element?.closest('[data-generation]');
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const back = canHaveFocus(before) ? before : stage?.querySelector<HTMLElement>(FIELDS);
      back?.focus();
    };
  }, [dialog]);
}

interface GenerationDialogProps {
  title: string;
  generation: CurrentGeneration;
  name: string;
  onAgain?: (() => void) | undefined;
  onNew: () => void;
  onClose: () => void;
  onFinished: (isCompleted: boolean) => void;
}

/** Shows the progress of a generation beside its form, then the picture and its actions. Not modal, so that the form stays usable. */
export function GenerationDialog(props: GenerationDialogProps) {
  const { title, generation, name, onAgain, onNew, onClose, onFinished } = props;
  const id = useId();
  const { kind, started, rejection } = generation;
  const { entry, isCompleted, isFinished, failure, delay, retryNow } = useGenerationState(generation);
  const notifyFinished = useEffectEvent(() => onFinished(isCompleted));
  useEffect(() => {
    if (isFinished) notifyFinished();
  }, [isFinished]);
  useNotifyWhenClosed(started?.item ?? null, isFinished);
  const dialog = useScrollIntoView(`${started?.item} ${isFinished}`);
  useRestoreFocus(dialog);
  useFocusTitleAfterRemoval(dialog);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={dialog} role="dialog" aria-labelledby={id} className={styles.dialog} onKeyDown={closeOnEscape}>
      <header className={styles.titleBar}>
        <h2 id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton aria-label={`Close ${title}`} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className={styles.body}>
        <div className={styles.content}>
          {failure !== null && <Failure reason={failure} isRejected={rejection !== null} />}
          {started?.hidden && (
            <p role="status" className={styles.progress}>
              It will appear in the gallery after review.
            </p>
          )}
          {isCompleted && entry && <ResultPicture item={entry.item} />}
          {!isFinished && <ProgressView kind={kind} id={started?.id ?? null} delay={delay} />}
        </div>
        <div className={styles.actions}>
          {delay !== null && (
            <Button onClick={retryNow}>
              <Icon name="refresh" />
              Try Again
            </Button>
          )}
          {isCompleted && started && (
            <>
              <DownloadButton item={started.item} name="the new picture" />
              <ShareButton item={started.item} name={name} />
            </>
          )}
          {isFinished && onAgain && rejection?.isTemporary !== false && (
            <Button onClick={onAgain}>
              <Icon name="refresh" />
              {failure === null ? 'Make another version' : 'Try Again'}
            </Button>
          )}
          {isFinished && (
            <Button onClick={onNew}>
              <Icon name="plus" />
              New picture
            </Button>
          )}
        </div>
        {isCompleted && entry?.words && <PromptNotes reading={entry.words} />}
      </div>
    </div>
  );
}

function Failure({ reason, isRejected }: { reason: string; isRejected: boolean }) {
  const isOnline = useOnline();
  return (
    <div className={`m-stack ${styles.progress}`}>
      <Placeholder pose={sleeping}>{FAILED_TITLE}</Placeholder>
      <div role="alert" className="m-stack">
        <p>{reason}</p>
        {!isOnline && <p>You seem to be offline.</p>}
      </div>
      {isRejected && <p>Your entries are still in the form.</p>}
    </div>
  );
}

function useScrollIntoView(change: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const box = element.current?.getBoundingClientRect();
    if (box && (box.top < 0 || box.top > innerHeight / 2)) element.current?.scrollIntoView({ block: 'start' });
  }, [change]);
  return element;
}

function useNotifyWhenClosed(item: string | null, isFinished: boolean): void {
  const watchInBackground = useBackgroundWatcher();
  const latest = useRef({ watchInBackground, runningItem: item });
  useEffect(() => {
    if (item === null) return;
    stopWatching(item);
    return () => {
      const { runningItem, watchInBackground } = latest.current;
      if (runningItem === item) watchInBackground(item);
    };
  }, [item]);
  useEffect(() => {
    latest.current = { watchInBackground, runningItem: isFinished ? null : item };
  }, [watchInBackground, item, isFinished]);
}

function useFocusTitleAfterRemoval(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let lastFocused: EventTarget | null = null;
    const recordFocus = ({ target }: FocusEvent) => {
      lastFocused = target;
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      if (!(lastFocused instanceof Element) || lastFocused.isConnected) return;
      element.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    });
    element.addEventListener('focusin', recordFocus);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', recordFocus);
      observer.disconnect();
    };
  }, [container]);
}
