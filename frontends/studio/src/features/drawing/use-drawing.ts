import { jsonStore } from '@marcel/kit';
import * as z from 'zod/mini';
import { useEffect, useReducer } from 'react';
import { DRAWING_BOARD } from './board';
import { changeHistory, type Drawing, EMPTY_HISTORY, type History } from './history';
import { type Tool, TOOLS } from './mark';

const place = z.number();
const Point = z.object({ x: place, y: place, pressure: z.number() });
const Ink = z.literal([...DRAWING_BOARD.colours.map(({ value }) => value), 'eraser']);
const Brush = z.object({ ink: Ink, size: z.number() });

type Form = Exclude<Tool, 'pen' | 'fill'>;
const isForm = (tool: Tool): tool is Form => tool !== 'pen' && tool !== 'fill';

const Mark = z.union([
  z.object({ brush: Brush, points: z.array(Point) }),
  z.object({ form: z.literal(TOOLS.filter(isForm)), brush: Brush, from: Point, to: Point }),
  z.object({ fill: Ink, at: Point }),
]);

/** A drawing that was not sent yet, kept for this tab so that neither a reload nor a closed window loses it. */
const draft = jsonStore<Drawing>(() => sessionStorage, 'studio_drawing', z.array(Mark));

const leftBehind = (): History => ({ ...EMPTY_HISTORY, present: draft.read() ?? [] });

/** What is on the board, with what an earlier visit left on it, until it is sent or cleared. */
export function useDrawing() {
  const [history, change] = useReducer(changeHistory, undefined, leftBehind);
  const { present } = history;
  useEffect(() => {
    if (present.length === 0) draft.clear();
    else draft.write(present);
  }, [present]);
  return { history, change };
}
