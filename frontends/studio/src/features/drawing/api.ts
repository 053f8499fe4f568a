import { jsonStore, useToast } from '@marcel/kit';
import * as z from 'zod/mini';
import { DRAWING_PROMPT, Hug, ROUTES, STUDIO_WIRE } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '../../shared/making/refusal';
import { useStartedToast } from '../../shared/making/started-toast';
import { useWatchUnseen } from '../../shared/making/use-watch-unseen';
import { studioKeys } from '../../shared/records/studio-keys';
import { DRAWING_TEXTS } from './texts';

/** Drawings of the visitor that are listed; further ones are only counted. */
export const DRAWINGS_LISTED = 4;

/** More than this are not remembered: lists of the server end, too. */
const REMEMBERED = 100;

const store = jsonStore(() => localStorage, 'studio_drawings', z.array(z.int()));

/** Ids of the drawings that were sent from this browser, newest first. */
export const myDrawings = {
  read: (): readonly number[] => store.read() ?? [],
  keep: (id: number): void => store.write([id, ...myDrawings.read()].slice(0, REMEMBERED)),
};

function toForm(picture: Blob): FormData {
  const form = new FormData();
  form.set(STUDIO_WIRE.drawing, picture, 'drawing.png');
  form.set('prompt', DRAWING_PROMPT);
  return form;
}

/** Sends a drawing to be transformed. `refusal` is what the server had against the last one. */
export function useSubmitDrawing() {
  const client = useQueryClient();
  const toast = useToast();
  const tellStarted = useStartedToast();
  const watchUnseen = useWatchUnseen();
  const submission = useMutation({
    mutationFn: (picture: Blob) =>
      api.send('POST', ROUTES.drawingCreate, { form: toForm(picture), schema: Hug, owned: true }),
    onSuccess: ({ id, hidden }) => {
      myDrawings.keep(id);
      tellStarted(DRAWING_TEXTS.submitted);
      if (!hidden) watchUnseen(`drawing-${id}`);
      void client.invalidateQueries({ queryKey: studioKeys.hugs });
    },
    onError: () => toast({ ...DRAWING_TEXTS.failed, tone: 'destructive' }),
  });
  return { ...submission, refusal: refusalOf(submission.error, () => DRAWING_TEXTS.refused) };
}
