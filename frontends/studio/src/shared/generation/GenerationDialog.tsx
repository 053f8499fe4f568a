import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { isSettled } from '@marcel/contracts';
import { Button, Icon, IconButton } from '@marcel/kit';
import { sleeping } from '@marcel/art/poses/sleeping';
import styles from './Generation.module.css';
import form from '../form/form.module.css';
import { useOnline } from '@marcel/kit/programs';
import { useProgress, useSteps } from '../live/use-live-progress';
import type { RecordKind } from '../records';
import {
  endWatching,
  type ShownGeneration,
  FAILED_TITLE,
  useGenerationState,
  useWatchInBackground,
} from './generation';
import { DownloadButton } from '../cards/PictureCard';
import { Placeholder } from '../picture/pictures';
import { ShareButton } from '../share/ShareButton';
import { WordsRead } from '../words/WordsRead';
import { type Before, ResultPicture } from './ResultPicture';

interface GenerationStageProps {
  title: string;
  dialog: ReactNode;
  children: ReactNode;
}

/** A form, and beside it the dialog of the generation that it started. */
export const GenerationStage = ({ title, dialog, children }: GenerationStageProps) => (
  <div className={styles.room}>
    <div className={styles.stage} data-generation={dialog !== null}>
      <div className={styles.input}>
        <section className={form.panel}>
          <h2 className={form.title}>{title}</h2>
          {children}
        </section>
      </div>
      {dialog && <div className={styles.started}>{dialog}</div>}
    </div>
  </div>
);

function GenerationSteps({ kind, id, delay }: { kind: RecordKind; id: number | null; delay: string | null }) {
  const generationSteps = useSteps(kind, id ?? 0);
  const progress = useProgress(kind, id ?? 0);
  const last = progress && isSettled(progress.status) ? ['Bringing it to you'] : [];
  const steps = ['On its way to the studio', ...(id === null ? [] : [...generationSteps, ...last])];
  const value = id === null ? 0 : (progress?.progress ?? 0);
  return (
    <div className="m-stack-wide">
      <ol className={`m-stack ${styles.steps}`}>
        {steps.map((step, place) => {
          const isDone = place < steps.length - 1;
          return (
            <li key={`${place} ${step}`} data-done={isDone} aria-current={isDone ? undefined : 'step'}>
              <span className={styles.mark}>{isDone && <Icon name="check" size={16} />}</span>
              {step}
            </li>
          );
        })}
      </ol>
      <progress className={styles.bar} aria-label="How far the picture is" max={1} value={value} />
      {delay && <p aria-hidden>{delay}</p>}
      <p className="m-unseen" role="status">
        {delay ?? steps.at(-1)}
      </p>
    </div>
  );
}

const FIELDS = 'input:enabled, textarea:enabled, canvas';

const canHaveFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.isConnected && !element.matches(':disabled');

function useFocusBack(leaving: RefObject<HTMLElement | null>): void {
  // Layout effects run while the element is in the page, before the focus moves.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = leaving.current;
    const stage = element?.closest('[data-generation]');
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const back = canHaveFocus(before) ? before : stage?.querySelector<HTMLElement>(FIELDS);
      back?.focus();
    };
  }, [leaving]);
}

interface GenerationDialogProps {
  title: string;
  generation: ShownGeneration;
  name: string;
  before?: Before | undefined;
  onAgain?: (() => void) | undefined;
  onSomethingElse: () => void;
  onClose: () => void;
  onOver: (isCompleted: boolean) => void;
}

/**
 * Shows the steps of a generation beside its form, then the picture and its actions. Not modal, so that the form stays usable.
 */
export function GenerationDialog(props: GenerationDialogProps) {
  const { title, generation, name, before, onAgain, onSomethingElse, onClose, onOver } = props;
  const id = useId();
  const { kind, started, rejection } = generation;
  const { entry, isCompleted, isOver, failure, delay, retryNow } = useGenerationState(generation);
  const notifyOver = useEffectEvent(() => onOver(isCompleted));
  useEffect(() => {
    if (isOver) notifyOver();
  }, [isOver]);
  useNotifyWhenClosed(started?.item ?? null, isOver);
  const dialog = useComesIntoView(`${started?.item} ${isOver}`);
  useFocusBack(dialog);
  useFocusKept(dialog);
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
        {failure !== null && <Failure reason={failure} isRejected={rejection !== null} />}
        {started?.hidden && <p role="status">Somebody looks at it first. Then it is in the gallery.</p>}
        {isCompleted && entry && <ResultPicture entry={entry} before={before} />}
        {!isOver && <GenerationSteps kind={kind} id={started?.id ?? null} delay={delay} />}
        <div className="m-row">
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
          {isOver && onAgain && rejection?.isTemporary !== false && (
            <Button onClick={onAgain}>
              <Icon name="refresh" />
              {failure === null ? 'Again' : 'Try Again'}
            </Button>
          )}
          <Button onClick={onSomethingElse}>
            <Icon name="edit" />
            Something Else
          </Button>
        </div>
        {isCompleted && entry?.words && <WordsRead words={entry.words} />}
      </div>
    </div>
  );
}

function Failure({ reason, isRejected }: { reason: string; isRejected: boolean }) {
  const isOnline = useOnline();
  return (
    <div className="m-stack">
      <Placeholder pose={sleeping}>{FAILED_TITLE}</Placeholder>
      <div role="alert" className="m-stack">
        <p>{reason}</p>
        {!isOnline && <p>You seem to be offline.</p>}
      </div>
      {isRejected && <p>Nothing is lost: what you entered is still there.</p>}
    </div>
  );
}

function useComesIntoView(change: string): RefObject<HTMLDivElement | null> {
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

function useNotifyWhenClosed(item: string | null, isOver: boolean): void {
  const watch = useWatchInBackground();
  const latest = useRef({ watch, underWay: item });
  useEffect(() => {
    if (item === null) return;
    endWatching(item);
    return () => {
      const { underWay, watch } = latest.current;
      if (underWay === item) watch(item);
    };
  }, [item]);
  useEffect(() => {
    latest.current = { watch, underWay: isOver ? null : item };
  }, [watch, item, isOver]);
}

function useFocusKept(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = within.current;
    if (!element) return;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    const keep = new MutationObserver(() => {
      if (document.activeElement !== document.body || !(last instanceof Element) || last.isConnected) return;
      element.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    });
    element.addEventListener('focusin', note);
    keep.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', note);
      keep.disconnect();
    };
  }, [within]);
}
