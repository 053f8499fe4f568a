import { Button, ErrorDialog, Icon, jsonStore, Spinner, useToast } from '@marcel/kit';
import * as z from 'zod/mini';
import {
  DRAWING_PROMPT,
  type GalleryItem,
  galleryItemPage,
  galleryMinePage,
  GalleryPage,
  Hug,
  ROUTES,
  STUDIO_MESSAGES,
  STUDIO_FILES,
} from '@marcel/contracts';
import { api, readOwnerKey, subscribeToOwnerKey } from '@marcel/kit/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CardGrid } from '@marcel/kit/programs';
import { Link } from 'react-router-dom';
import { useEffect, useId, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { generationStore, useRestoredGeneration, useCreateGeneration } from '../../../shared/generation/generation';
import { hasUnfinishedImage, findOwnItems, getImagePictures, POLL_MS, studioKeys } from '../../../shared/records';
import { DownloadButton, PictureCard } from '../../../shared/cards/PictureCard';
import { LIST_TEXTS } from '../../../shared/texts';
import styles from './DrawingPanel.module.css';
import { DEFAULT_BRUSH, getInk, Mark } from '../marks';
import { historyReducer, type Drawing, EMPTY_HISTORY } from '../history';
import { GenerationDialog, GenerationStage } from '../../../shared/generation/GenerationDialog';
import { DrawingBoard, type ToolSettings } from './DrawingBoard';
import { DrawingTools } from './DrawingTools';

/** Number of the visitor's drawings that are listed; the others are only counted. */
export const MAX_LISTED_DRAWINGS = 4;

interface MyDrawingsList {
  items: readonly (Omit<GalleryItem, 'id'> & { id: number })[];
  total: number;
}

const NO_DRAWINGS: MyDrawingsList = { items: [], total: 0 };

const myDrawings = (key: string | null) =>
  queryOptions({
    queryKey: [...studioKeys.hugs, 'mine', key],
    queryFn: async ({ signal }): Promise<MyDrawingsList> => {
      const ids = key === null ? [] : await findOwnItems(key, ['drawing'], signal);
      if (ids.length === 0) return NO_DRAWINGS;
      const page = new URLSearchParams({ ids: ids.join(), limit: String(MAX_LISTED_DRAWINGS) });
      const { items, counts } = await api.get(`${ROUTES.gallery}?${page}`, GalleryPage, { signal });
      return { items: items.map((item) => ({ ...item, id: item.recordId })), total: counts.drawings };
    },
    enabled: key !== null,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => hasUnfinishedImage(state.data?.items) && POLL_MS,
  });

const useSubmitDrawing = () =>
  useCreateGeneration({
    kind: 'hugs',
    toItemId: (id) => `drawing-${id}`,
    send: (picture: Blob) => {
      const form = new FormData();
      form.set(STUDIO_FILES.drawing, picture, 'drawing.png');
      form.set('prompt', DRAWING_PROMPT);
      return api.send('POST', ROUTES.drawingCreate, { form, schema: Hug, sendsOwnerKey: true });
    },
    startedToast: () => ({ title: 'Drawing Submitted!' }),
    failedToast: () => ({ title: 'Generation Failed', body: 'Something went wrong. Please try again.' }),
    rejectionText: () => 'Failed to submit drawing',
  });

function MyDrawings() {
  const key = useSyncExternalStore(subscribeToOwnerKey, readOwnerKey);
  const { data: { items, total } = NO_DRAWINGS, isLoadingError, refetch } = useQuery(myDrawings(key));
  if (isLoadingError) {
    return <ErrorDialog title="Your Drawings" message={LIST_TEXTS.all.failed} onRetry={() => void refetch()} />;
  }
  const more = total - items.length;
  if (items.length === 0) return null;
  return (
    <section className={styles.drawings} aria-label="Your drawings">
      <h2>Your Drawings</h2>
      <CardGrid width={190}>
        {items.map((drawing, index) => {
          const name = `Your drawing ${total - index}`;
          return (
            <li key={drawing.id}>
              <PictureCard
                kind="hugs"
                record={drawing}
                sources={getImagePictures(drawing)}
                name={name}
                title={<h3>{name}</h3>}
                open={galleryItemPage(`drawing-${drawing.id}`)}
                actions={
                  drawing.status === 'completed' && <DownloadButton item={`drawing-${drawing.id}`} name={name} />
                }
              />
            </li>
          );
        })}
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
const drawingDraft = jsonStore<Drawing>(() => sessionStorage, 'studio_drawing', z.array(Mark));

const startedDrawing = generationStore('studio_started_drawing', z.null());

export function DrawingPanel() {
  const toast = useToast();
  const hint = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [history, dispatch] = useReducer(historyReducer, EMPTY_HISTORY, (empty) => ({
    ...empty,
    present: drawingDraft.read() ?? [],
  }));
  const { present } = history;
  useEffect(() => {
    if (present.length === 0) drawingDraft.clear();
    else drawingDraft.write(present);
  }, [present]);
  const [settings, setSettings] = useState<ToolSettings>({ tool: 'pen', brush: DEFAULT_BRUSH, isMirrored: false });
  const submit = useSubmitDrawing();
  const hasDrawing = present.some((mark) => getInk(mark) !== 'eraser');

  const transform = () => {
    if (!hasDrawing) return toast({ title: 'No Drawing', body: STUDIO_MESSAGES.drawingRequired, tone: 'destructive' });
    canvas.current?.toBlob((picture) => {
      if (picture) submit.mutate(picture, { onSuccess: () => dispatch({ type: 'submitted', drawing: present }) });
    }, 'image/png');
  };

  const { variables, rejection } = submit;
  const { started, isOpen, clearStored, close } = useRestoredGeneration(startedDrawing, submit, () => null);
  const generation = isOpen ? (
    <GenerationDialog
      title="Your Picture"
      name="A drawing with Marcel"
      generation={{ kind: 'hugs', started: started && { ...started, item: `drawing-${started.id}` }, rejection }}
      onAgain={variables && (() => submit.mutate(variables))}
      onNew={() => {
        close();
        canvas.current?.focus();
      }}
      onClose={close}
      onFinished={clearStored}
    />
  ) : null;

  return (
    <>
      <GenerationStage
        title="Draw Marcel"
        dialog={generation}
        aside={<DrawingTools settings={settings} onChange={setSettings} history={history} onAction={dispatch} />}
        narrow="last"
      >
        <div className={styles.desk}>
          <DrawingBoard canvas={canvas} drawing={present} settings={settings} hint={hint} onAction={dispatch} />
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
              Draw with a mouse, finger or pen. Keyboard: arrow keys move, Space starts and ends a line.
            </p>
          </div>
        </div>
      </GenerationStage>
      <MyDrawings />
    </>
  );
}
