import * as z from 'zod/mini';
import { begunStore } from '../../shared/making/use-begun';

/** Keeps a drawing that is being transformed; what was drawn is gone with its page. */
export const begunDrawing = begunStore('studio_begun_drawing', z.null());
