import * as z from 'zod/mini';
import { listOf } from '../http/lists.js';
import { NextCursor } from '../mascots/responses.js';
import { GALLERY_TYPES, GENERATION_STATUSES, STUDIO_LIMITS, STUDIO_PAGE, URL_HEALTHS } from './rules.js';

const text = z.nullable(z.string());
const status = z.enum(GENERATION_STATUSES);

const list = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ items: listOf(item, STUDIO_PAGE.limitMax), total: z.int(), limit: z.int(), next: NextCursor });

const artwork = {
  id: z.int(),
  status,
  scenarioJobId: text,
  likes: z.int(),
  urlHealth: z.enum(URL_HEALTHS),
  /** Time of the last check whose result differed from that of the check before. */
  lastUrlCheckAt: text,
  hidden: z.boolean(),
  createdAt: z.string(),
  provider: z.string(),
  /** The error, worded for visitors; null unless the status is `failed`. */
  failureReason: text,
};

export const Hug = z.object({
  ...artwork,
  profilePictureUrl: z.string(),
  mascotPictureUrl: text,
  userName: z.string(),
  characterName: text,
  generatedImages: listOf(z.string(), STUDIO_LIMITS.pictures),
  storagePaths: listOf(z.string(), STUDIO_LIMITS.pictures),
  preservedCount: z.int(),
});
export type Hug = z.infer<typeof Hug>;

export const HugList = list(Hug);
export type HugList = z.infer<typeof HugList>;

export const GeneratedImage = z.object({
  ...artwork,
  prompt: z.string(),
  improvedPrompt: text,
  imageUrl: text,
  storagePath: text,
  modelId: z.string(),
  format: z.string(),
  preserved: z.boolean(),
});
export type GeneratedImage = z.infer<typeof GeneratedImage>;

export const GeneratedImageList = list(GeneratedImage);
export type GeneratedImageList = z.infer<typeof GeneratedImageList>;

export const ImageModels = z.object({ models: listOf(z.string(), STUDIO_LIMITS.models) });
export type ImageModels = z.infer<typeof ImageModels>;

export const GalleryItem = z.object({
  id: z.string(),
  type: z.enum(GALLERY_TYPES),
  recordId: z.int(),
  imageUrl: text,
  storagePath: text,
  status,
  createdAt: z.string(),
  likes: z.int(),
  /** Null for pictures that were not made from a prompt. */
  prompt: text,
  improvedPrompt: text,
  userName: text,
  characterName: text,
  provider: z.string(),
  failureReason: text,
});
export type GalleryItem = z.infer<typeof GalleryItem>;

export const GalleryPage = z.object({
  items: listOf(GalleryItem, STUDIO_PAGE.limitMax),
  counts: z.object({ hugs: z.int(), drawings: z.int(), generated: z.int() }),
  next: NextCursor,
});
export type GalleryPage = z.infer<typeof GalleryPage>;

/** Words of a prompt as the local provider reads them; empty for an external provider. */
export const PromptReading = z.object({
  understood: listOf(z.string(), STUDIO_LIMITS.prompt),
  unknown: listOf(z.string(), STUDIO_LIMITS.prompt),
  mended: listOf(z.object({ typed: z.string(), meant: z.string() }), STUDIO_LIMITS.prompt),
});
export type PromptReading = z.infer<typeof PromptReading>;

export const GalleryEntry = z.object({
  item: GalleryItem,
  originalUrl: text,
  /** The local provider's reading of the prompt; null for pictures without a prompt or of an external provider. */
  words: z.nullable(PromptReading),
  previousId: text,
  nextId: text,
  similar: listOf(GalleryItem, STUDIO_LIMITS.similar),
});
export type GalleryEntry = z.infer<typeof GalleryEntry>;

export const GenerationProgress = z.object({
  kind: z.enum(['hug', 'drawing', 'image']),
  id: z.int(),
  status,
  step: z.string(),
  progress: z.number(),
});
export type GenerationProgress = z.infer<typeof GenerationProgress>;
