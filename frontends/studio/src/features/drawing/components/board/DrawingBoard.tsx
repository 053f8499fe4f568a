import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { DRAWING_BOARD } from '../../board';
import type { Drawing, HistoryAction } from '../../history';
import { paintDrawing } from '../../paint';
import styles from './DrawingBoard.module.css';
import { historyKey } from './history-key';
import { pointerPen } from './pointer-pen';
import { useKeyboardPen } from './use-keyboard-pen';
import { usePen, type Kit } from './use-pen';

interface DrawingBoardProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  drawing: Drawing;
  kit: Kit;
  /** Id of what tells how to draw. */
  hint: string;
  onAction: (action: HistoryAction) => void;
}

/** The canvas, for the mouse, fingers, pens and the keyboard. */
export function DrawingBoard({ canvas, drawing, kit, hint, onAction }: DrawingBoardProps) {
  const pen = usePen({ canvas, drawing, ...kit, onMarks: (marks) => onAction({ type: 'draw', marks }) });
  const keyboard = useKeyboardPen(pen);

  useEffect(() => {
    const board = canvas.current?.getContext('2d');
    if (board) paintDrawing(board, drawing);
  }, [canvas, drawing]);

  const onKeyDown = (event: KeyboardEvent) => {
    const action = historyKey(event);
    if (!action) return keyboard.onKeyDown(event);
    event.preventDefault();
    keyboard.onBlur();
    onAction(action);
  };

  return (
    <div className={styles.frame}>
      <div className={styles.sheet}>
        <canvas
          ref={canvas}
          className={styles.board}
          width={DRAWING_BOARD.edge}
          height={DRAWING_BOARD.edge}
          // Readers must leave all keys to the board: arrows draw.
          // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
          role="application"
          aria-label="Drawing board"
          aria-describedby={hint}
          tabIndex={0}
          {...pointerPen(pen)}
          onKeyDown={onKeyDown}
          onBlur={keyboard.onBlur}
        />
        {kit.isMirrored && <span className={styles.mirror} aria-hidden />}
        <span
          className={styles.cursor}
          data-down={keyboard.isDown}
          style={{ left: `${percent(keyboard.x)}%`, top: `${percent(keyboard.y)}%` }}
          aria-hidden
        />
      </div>
      <p className={styles.spoken} role="status">
        {keyboard.isDown ? 'Pen down' : ''}
      </p>
    </div>
  );
}

const percent = (place: number): number => (place * 100) / DRAWING_BOARD.edge;
