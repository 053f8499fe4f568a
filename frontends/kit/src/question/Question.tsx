import { Button, useModal, WindowFrame, type ButtonKind } from '@marcel/kit';
import type { ReactNode } from 'react';
import styles from './Question.module.css';

export interface QuestionProps {
  title: string;
  answer: { label: string; kind: ButtonKind; busy?: boolean; give: () => void };
  refusal: string;
  /** Why the last answer came to nothing. */
  problem?: string | null;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something that cannot be undone; Escape and the close button mean no. */
export function Question({ title, answer, refusal, problem, onClose, children }: QuestionProps) {
  const dialog = useModal(onClose);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title}>
      <WindowFrame title={title} icon="warning" onClose={onClose} closeLabel={`Close ${title}`}>
        <div className={styles.question}>
          {children}
          {problem && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
          <div className={styles.actions}>
            <Button kind={answer.kind} aria-disabled={answer.busy} onClick={() => !answer.busy && answer.give()}>
              {answer.label}
            </Button>
            <Button onClick={onClose}>{refusal}</Button>
          </div>
        </div>
      </WindowFrame>
    </dialog>
  );
}
