import { sleeping } from '@marcel/art/poses/sleeping';
import { isSettled } from '@marcel/contracts';
import { Button, Icon, IconButton } from '@marcel/kit';
import { ApiError } from '@marcel/kit/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, type KeyboardEvent } from 'react';
import { DownloadButton } from '../cards/DownloadButton';
import { Placeholder } from '../picture/Placeholder';
import type { RecordKind } from '../records/change-record';
import { galleryEntry } from '../records/entry';
import { ShareButton } from '../share/ShareButton';
import { WordsRead } from '../words/WordsRead';
import type { Refusal } from './refusal';
import { MadePicture, type Before } from './MadePicture';
import styles from './MakingDialog.module.css';
import { MakingSteps } from './MakingSteps';
import { endStartedToast } from './started-toast';
import { MAKING_TEXTS } from './texts';
import { useComesIntoView } from './use-comes-into-view';
import { useFocusBack } from './use-focus-back';

/** A picture that is being made, as far as its request has come. */
export interface Making {
  kind: RecordKind;
  /** Null until the server has taken the request; `isLeft` if that was before the page was loaded. */
  made: { id: number; item: string; hidden: boolean; isLeft: boolean } | null;
  /** Why the server did not take it; null unless it has refused. */
  refusal: Refusal | null;
}

interface MakingDialogProps {
  title: string;
  making: Making;
  /** What is told to whoever gets the picture's address. */
  name: string;
  /** What it is made from, where that is known here alone. */
  before?: Before | undefined;
  /** Makes another one from the same; left out where that is no longer known. */
  onAgain?: (() => void) | undefined;
  /** Leads back to where one asks for it. */
  onSomethingElse: () => void;
  onClose: () => void;
  /** It is there, or will not come. */
  onOver: () => void;
}

/**
 * The moment of making, right beside what was asked: the steps, then the picture and what can be done with it. It lies over nothing, so that
 * one may go on meanwhile.
 */
export function MakingDialog(props: MakingDialogProps) {
  const { title, making, name, before, onAgain, onSomethingElse, onClose, onOver } = props;
  const id = useId();
  const { kind, made, refusal } = making;
  const { data, error, isPlaceholderData } = useQuery({
    ...galleryEntry(made?.item ?? ''),
    enabled: made?.hidden === false,
  });
  const entry = isPlaceholderData ? undefined : data;
  const status = entry?.item.status;
  const isGone = made?.isLeft === true && error instanceof ApiError && error.status === 404;
  const isOver = refusal !== null || made?.hidden === true || isGone || (status !== undefined && isSettled(status));
  const failure =
    refusal?.reason ??
    (isGone ? MAKING_TEXTS.gone : status === 'failed' ? (entry?.item.failureReason ?? MAKING_TEXTS.refused) : null);
  const tellOver = useEffectEvent(() => {
    endStartedToast();
    onOver();
  });
  useEffect(() => {
    if (isOver) tellOver();
  }, [isOver]);
  const dialog = useComesIntoView(`${made?.item} ${isOver}`);
  useFocusBack(dialog);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    // Escape leaves a dialog, wherever in it the focus is.
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
        {failure !== null && <Failure reason={failure} isRefused={refusal !== null} />}
        {made?.hidden && <p role="status">{MAKING_TEXTS.held}</p>}
        {status === 'completed' && entry && <MadePicture entry={entry} before={before} />}
        {!isOver && <MakingSteps kind={kind} id={made?.id ?? null} />}
        <div className={styles.actions}>
          {status === 'completed' && made && (
            <>
              <DownloadButton item={made.item} name="the new picture" />
              <ShareButton item={made.item} name={name} />
            </>
          )}
          {isOver && onAgain && refusal?.passes !== false && (
            <Button onClick={onAgain}>
              <Icon name="refresh" />
              {failure === null ? MAKING_TEXTS.again : MAKING_TEXTS.tryAgain}
            </Button>
          )}
          <Button onClick={onSomethingElse}>
            <Icon name="edit" />
            {MAKING_TEXTS.somethingElse}
          </Button>
        </div>
        {status === 'completed' && entry?.words && <WordsRead words={entry.words} />}
      </div>
    </div>
  );
}

const Failure = ({ reason, isRefused }: { reason: string; isRefused: boolean }) => (
  <div className={styles.failure}>
    <Placeholder pose={sleeping}>{MAKING_TEXTS.refused}</Placeholder>
    <p role="alert">{reason}</p>
    {isRefused && <p>{MAKING_TEXTS.kept}</p>}
  </div>
);
