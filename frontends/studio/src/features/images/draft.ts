import { jsonStore } from '@marcel/kit';
import * as z from 'zod/mini';

/** A prompt that was not sent yet, kept for this tab so that neither a reload nor a closed window loses it. */
export const draft = jsonStore(() => sessionStorage, 'studio_prompt', z.string());
