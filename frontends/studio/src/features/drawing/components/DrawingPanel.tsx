import { Button, ErrorDialog, Icon, jsonStore, Spinner, useToast } from '@marcel/kit';
import * as z from 'zod/mini';
import { DRAWING_PROMPT, galleryMinePage, Hug, ROUTES, STUDIO_MESSAGES, STUDIO_WIRE } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useQuery } from '@tanstack/react-query';
import { CardGrid } from '@marcel/kit/programs';
import { Link } from 'react-router-dom';
import { useEffect, useId, useReducer, useRef, useState } from 'react';
import {
  startedGenerationStore,
  useStartedGeneration,
  useStartGeneration,
} from '../../../shared/generation/generation';
import { allHugs, anyHugWaits, picturesOfHug } from '../../../shared/records';
import { DownloadButton, PictureCard } from '../../../shared/cards/PictureCard';
import { LIST_TEXTS } from '../../../shared/texts';
import styles from './DrawingPanel.module.css';
import { FIRST_BRUSH, inkOf, Mark } from '../marks';
import { changeHistory, type Drawing, EMPTY_HISTORY } from '../history';
import { GenerationDialog, GenerationStage } from '../../../shared/generation/GenerationDialog';
import { DrawingBoard, type Kit } from './DrawingBoard';
import { DrawingTools } from './DrawingTools';

/** Number of the visitor's drawings that are listed; the others are only counted. */
export const DRAWINGS_LISTED = 4;
const REMEMBERED = 100;

const store = jsonStore(() => localStorage, 'studio_drawings', z.array(z.int()));

const myDrawings = {
  read: (): readonly number[] => store.read() ?? [],
  keep: (id: number): void => store.write([id, ...myDrawings.read()].slice(0, REMEMBERED)),
};

const useSubmitDrawing = () =>
  useStartGeneration({
    kind: 'hugs',
    itemOf: (id) => `drawing-${id}`,
    send: async (picture: Blob) => {
      const form = new FormData();
      form.set(STUDIO_WIRE.drawing, picture, 'drawing.png');
      form.set('prompt', DRAWING_PROMPT);
      const drawing = await api.send('POST', ROUTES.drawingCreate, { form, schema: Hug, owned: true });
      myDrawings.keep(drawing.id);
      return drawing;
    },
    started: () => ({ title: 'Drawing Submitted!' }),
    failed: () => ({ title: 'Generation Failed', body: 'Something went wrong. Please try again.' }),
    rejectionText: () => 'Failed to submit drawing',
  });

function MyDrawings() {
  const mine = myDrawings.read();
  const list = useQuery({
    ...allHugs((hugs) => anyHugWaits(hugs?.items.filter(({ id }) => mine.includes(id)))),
    refetchOnMount: 'always',
    enabled: mine.length > 0,
  });
  if (mine.length === 0) return null;
  if (list.isError && !list.data) {
    return <ErrorDialog title="Your Drawings" message={LIST_TEXTS.all.failed} onRetry={() => void list.refetch()} />;
  }
  const drawings = list.data?.items.filter(({ id }) => mine.includes(id)) ?? [];
  const nameOf = (id: number) => `Your drawing ${mine.length - mine.indexOf(id)}`;
  const more = drawings.length - DRAWINGS_LISTED;
  if (drawings.length === 0) return null;
  return (
    <section className={styles.drawings} aria-label="Your drawings">
      <h2>Your Drawings</h2>
      <CardGrid width={190}>
        {drawings.slice(0, DRAWINGS_LISTED).map((drawing) => (
          <li key={drawing.id}>
            <PictureCard
              kind="hugs"
              record={drawing}
              sources={picturesOfHug(drawing)}
              name={nameOf(drawing.id)}
              title={<h3>{nameOf(drawing.id)}</h3>}
              actions={
                drawing.status === 'completed' && (
                  <DownloadButton item={`drawing-${drawing.id}`} name={nameOf(drawing.id)} />
                )
              }
            />
          </li>
        ))}
      </CardGrid>
      {more > 0 && (
        <p>
          <Link to={galleryMinePage()}>+{more} more</Link>
        </p>
      )}
    </section>
  );
}

/** An unsent drawing, kept in sessionStorage. */
const draft = jsonStore<Drawing>(() => sessionStorage, 'studio_drawing', z.array(Mark));

const startedDrawing = startedGenerationStore('studio_started_drawing', z.null());

export function DrawingPanel() {
  const toast = useToast();
  const hint = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [history, change] = useReducer(changeHistory, EMPTY_HISTORY, (empty) => ({
    ...empty,
    present: draft.read() ?? [],
  }));
  const { present } = history;
  useEffect(() => {
    if (present.length === 0) draft.clear();
    else draft.write(present);
  }, [present]);
  const [kit, setKit] = useState<Kit>({ tool: 'pen', brush: FIRST_BRUSH, isMirrored: false });
  const submit = useSubmitDrawing();
  const isDrawn = present.some((mark) => inkOf(mark) !== 'eraser');

  const transform = () => {
    if (!isDrawn) return toast({ title: 'No Drawing', body: STUDIO_MESSAGES.drawingRequired, tone: 'destructive' });
    canvas.current?.toBlob((picture) => {
      if (picture) submit.mutate(picture, { onSuccess: () => change({ type: 'taken', drawing: present }) });
    }, 'image/png');
  };

  const { variables, rejection } = submit;
  const { started, isWatched, settle, leave } = useStartedGeneration(startedDrawing, submit, () => null);
  const generation = isWatched ? (
    <GenerationDialog
      title="Your Picture"
      name="A drawing with Marcel"
      generation={{ kind: 'hugs', started: started && { ...started, item: `drawing-${started.id}` }, rejection }}
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
      <GenerationStage title="Draw Marcel" dialog={generation}>
        <div className={styles.desk}>
          <DrawingBoard canvas={canvas} drawing={present} kit={kit} hint={hint} onAction={change} />
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
      </GenerationStage>
      <MyDrawings />
    </>
  );
}
