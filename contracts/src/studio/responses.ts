import * as z from 'zod/mini';
import { listOf } from '../http/lists.js';
import { NextPlace } from '../mascots/responses.js';
import { GALLERY_TYPES, GENERATION_STATUSES, STUDIO_LIMITS, STUDIO_PAGE, URL_HEALTHS } from './rules.js';

const text = z.nullable(z.string());
const status = z.enum(GENERATION_STATUSES);
const urlHealth = z.enum(URL_HEALTHS);

const list = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ items: listOf(item, STUDIO_PAGE.limitMax), total: z.int(), limit: z.int(), next: NextPlace });

/** A hug, or a drawing: then the user name is `DRAWING_USER_NAME`. The newest picture comes first in both lists. */
export const Hug = z.object({
  id: z.int(),
  profilePictureUrl: z.string(),
  mascotPictureUrl: text,
  userName: z.string(),
  /** Who hugs in Marcel's place, where the visitor has said; null else. */
  characterName: text,
  generatedImages: listOf(z.string(), STUDIO_LIMITS.pictures),
  storagePaths: listOf(z.string(), STUDIO_LIMITS.pictures),
  status,
  scenarioJobId: text,
  likes: z.int(),
  urlHealth,
  /** When a look at the picture has last found something else than the one before. */
  lastUrlCheckAt: text,
  hidden: z.boolean(),
  preservedCount: z.int(),
  createdAt: z.string(),
  /** Which provider makes the picture, such as `local`. */
  provider: z.string(),
  /** Why it failed, in words for visitors; null unless the status is `failed`. */
  failureReason: text,
});
export type Hug = z.infer<typeof Hug>;

export const HugList = list(Hug);
export type HugList = z.infer<typeof HugList>;

/** An image made from a prompt. */
export const GeneratedImage = z.object({
  id: z.int(),
  prompt: z.string(),
  improvedPrompt: text,
  imageUrl: text,
  storagePath: text,
  modelId: z.string(),
  format: z.string(),
  status,
  scenarioJobId: text,
  likes: z.int(),
  urlHealth,
  /** When a look at the picture has last found something else than the one before. */
  lastUrlCheckAt: text,
  hidden: z.boolean(),
  preserved: z.boolean(),
  createdAt: z.string(),
  /** Which provider makes the picture, such as `local`. */
  provider: z.string(),
  /** Why it failed, in words for visitors; null unless the status is `failed`. */
  failureReason: text,
});
export type GeneratedImage = z.infer<typeof GeneratedImage>;

export const GeneratedImageList = list(GeneratedImage);
export type GeneratedImageList = z.infer<typeof GeneratedImageList>;

/** Ids of the models that an image can be ordered from, the default first. */
export const ImageModels = z.object({ models: listOf(z.string(), STUDIO_LIMITS.models) });
export type ImageModels = z.infer<typeof ImageModels>;

/** One picture of the combined gallery, whatever it was made from. */
export const GalleryItem = z.object({
  /** Of all types: `hug-7`, `drawing-8` or `gen-9`. */
  id: z.string(),
  type: z.enum(GALLERY_TYPES),
  /** Its id among the hugs and drawings, or among the images. */
  recordId: z.int(),
  /** Where the picture was made, or our own copy. */
  imageUrl: text,
  /** Our own copy. */
  storagePath: text,
  status,
  createdAt: z.string(),
  likes: z.int(),
  /** Null for what was not made from words. */
  prompt: text,
  improvedPrompt: text,
  /** Whose hug it is; null for images. */
  userName: text,
  /** Who hugs in Marcel's place, where the visitor has said; null else. */
  characterName: text,
  provider: z.string(),
  failureReason: text,
});
export type GalleryItem = z.infer<typeof GalleryItem>;

/** A part of the gallery; `counts` tells how many of each type there are in all, whichever types were asked for. */
export const GalleryPage = z.object({
  items: listOf(GalleryItem, STUDIO_PAGE.limitMax),
  counts: z.object({ hugs: z.int(), drawings: z.int(), generated: z.int() }),
  next: NextPlace,
});
export type GalleryPage = z.infer<typeof GalleryPage>;

/** How the words of a prompt were read, in the spelling of whoever typed them. */
export const ReadWords = z.object({
  /** What the picture shows, with numbers and colours. */
  understood: listOf(z.string(), STUDIO_LIMITS.prompt),
  /** What it does not show. */
  unknown: listOf(z.string(), STUDIO_LIMITS.prompt),
  /** Slips that were put right. */
  mended: listOf(z.object({ typed: z.string(), meant: z.string() }), STUDIO_LIMITS.prompt),
});
export type ReadWords = z.infer<typeof ReadWords>;

/** One picture of the gallery with what belongs to it. */
export const GalleryEntry = z.object({
  item: GalleryItem,
  /** What a drawing was before; null for the others, whose originals are their makers' own. */
  originalUrl: text,
  /** Null where the picture was not made from words, and where somebody else than us has read them. */
  words: z.nullable(ReadWords),
  /** Ids of the neighbours in the order that was asked for; null at the ends. */
  previousId: text,
  nextId: text,
  /** Others like it, the most alike first. */
  similar: listOf(GalleryItem, STUDIO_LIMITS.similar),
});
export type GalleryEntry = z.infer<typeof GalleryEntry>;

/** One step of a generation, sent as it happens. */
export const GenerationProgress = z.object({
  kind: z.enum(['hug', 'drawing', 'image']),
  id: z.int(),
  status,
  /** What is being done, in words for visitors. */
  step: z.string(),
  /** How far it is, from 0 to 1. */
  progress: z.number(),
});
export type GenerationProgress = z.infer<typeof GenerationProgress>;
