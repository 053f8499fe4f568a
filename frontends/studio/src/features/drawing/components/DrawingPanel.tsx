import { Button, Icon, Spinner, useToast } from '@marcel/kit';
import { useId, useRef, useState } from 'react';
import { Panel } from '../../../shared/form/Panel';
import { MakingDialog } from '../../../shared/making/MakingDialog';
import { MakingStage } from '../../../shared/making/MakingStage';
import { MAKING_TEXTS } from '../../../shared/making/texts';
import { useBegun } from '../../../shared/making/use-begun';
import { useSubmitDrawing } from '../api';
import { begunDrawing } from '../begun-drawing';
import { inkOf } from '../mark';
import { FIRST_BRUSH } from '../stroke';
import { DRAWING_TEXTS } from '../texts';
import { useDrawing } from '../use-drawing';
import { DrawingBoard } from './board/DrawingBoard';
import type { Kit } from './board/use-pen';
import styles from './DrawingPanel.module.css';
import { MyDrawings } from './MyDrawings';
import { DrawingTools } from './tools/DrawingTools';

/** `/draw-marcel`: visitors draw, and Marcel takes up what they drew; below stands what became of earlier drawings. */
export function DrawingPanel() {
  const toast = useToast();
  const hint = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { history, change } = useDrawing();
  const [kit, setKit] = useState<Kit>({ tool: 'pen', brush: FIRST_BRUSH, isMirrored: false });
  const submit = useSubmitDrawing();
  const isDrawn = history.present.some((mark) => inkOf(mark) !== 'eraser');

  const transform = () => {
    if (!isDrawn) return toast({ ...DRAWING_TEXTS.missing, tone: 'destructive' });
    const drawing = history.present;
    canvas.current?.toBlob((picture) => {
      // What is drawn meanwhile is another drawing.
      if (picture) submit.mutate(picture, { onSuccess: () => change({ type: 'taken', drawing }) });
    }, 'image/png');
  };

  const { variables, refusal } = submit;
  const { made, isWatched, settle, leave } = useBegun(begunDrawing, submit, () => null);
  const making = isWatched ? (
    <MakingDialog
      title={MAKING_TEXTS.drawing}
      name={MAKING_TEXTS.drawingName}
      making={{ kind: 'hugs', made: made && { ...made, item: `drawing-${made.id}` }, refusal }}
      onAgain={variables && (() => submit.mutate(variables))}
      onSomethingElse={() => {
        leave();
        canvas.current?.focus();
      }}
      onClose={leave}
      onOver={settle}
    />
  ) : null;

  return (
    <>
      <MakingStage dialog={making}>
        <Panel title="Draw Marcel">
          <div className={styles.desk}>
            <DrawingBoard canvas={canvas} drawing={history.present} kit={kit} hint={hint} onAction={change} />
            <DrawingTools kit={kit} onKit={setKit} history={history} onAction={change} />
            <div className={styles.submit}>
              <Button kind="primary" disabled={submit.isPending} onClick={transform}>
                {submit.isPending ? (
                  <Spinner label="Transforming..." />
                ) : (
                  <>
                    <Icon name="draw" size={24} />
                    Transform Drawing
                  </>
                )}
              </Button>
              <p id={hint} className={styles.hint}>
                Draw with the mouse, a finger or a pen. By keyboard: arrow keys move, Space puts the pen down and lifts
                it.
              </p>
            </div>
          </div>
        </Panel>
      </MakingStage>
      <MyDrawings />
    </>
  );
}
