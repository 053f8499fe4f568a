import { Button, type ButtonKind } from '@marcel/kit';
import type { ReactNode } from 'react';
import { WindowDialog } from '../window/WindowDialog';
import styles from './Question.module.css';

export interface QuestionProps {
  title: string;
  answer: { label: string; kind: ButtonKind; busy?: boolean; give: () => void };
  cancelLabel: string;
  problem?: string | null;
  onClose: () => void;
  children: ReactNode;
}

export function Question({ title, answer, cancelLabel, problem, onClose, children }: QuestionProps) {
  return (
    <WindowDialog title={title} icon="warning" closeLabel={`Close ${title}`} width="narrow" onClose={onClose}>
      <div className={styles.question}>
        {children}
        {problem && (
          <p className="m-error" role="alert">
            {problem}
          </p>
        )}
        <div className="m-row">
          <Button kind={answer.kind} aria-disabled={answer.busy} onClick={() => !answer.busy && answer.give()}>
            {answer.label}
          </Button>
          <Button onClick={onClose}>{cancelLabel}</Button>
        </div>
      </div>
    </WindowDialog>
  );
}
