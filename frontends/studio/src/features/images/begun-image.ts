import { PICTURE_FORMATS } from '@marcel/contracts';
import * as z from 'zod/mini';
import { begunStore } from '../../shared/making/use-begun';
import type { ImageRequest } from './api/use-generate-image';

const Asked = z.object({
  prompt: z.string(),
  modelId: z.string(),
  format: z.enum(PICTURE_FORMATS),
  isRegenerated: z.optional(z.boolean()),
});

/** Keeps with an image that is being made all that another one would be asked with. */
export const begunImage = begunStore<ImageRequest>('studio_begun_image', Asked);
