import { Button, type ButtonKind } from '@marcel/kit';
import type { ReactNode } from 'react';
import { WindowDialog } from '../window/WindowDialog';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  title: string;
  action: { label: string; kind: ButtonKind; isBusy?: boolean; run: () => void };
  cancelLabel: string;
  problem?: string | null;
  onClose: () => void;
  children: ReactNode;
}

export function ConfirmDialog({ title, action, cancelLabel, problem, onClose, children }: ConfirmDialogProps) {
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
          <Button kind={action.kind} aria-disabled={action.isBusy} onClick={() => !action.isBusy && action.run()}>
            {action.label}
          </Button>
          <Button onClick={onClose}>{cancelLabel}</Button>
        </div>
      </div>
    </WindowDialog>
  );
}
