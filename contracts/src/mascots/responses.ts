import * as z from 'zod/mini';

const text = z.nullable(z.string());
const score = z.int();

/** A mascot as every visitor sees it. */
export const Mascot = z.object({
  id: z.int(),
  name: z.string(),
  brand: z.string(),
  industry: text,
  visualDesc: text,
  facts: z.array(z.string()),
  status: z.enum(['active', 'inactive']),
  type: text,
  style: text,
  cuteness: score,
  humor: score,
  rebel: score,
  weirdness: score,
  longevityScore: score,
  historyOverview: text,
  sourceUrl: text,
  imageUrl: text,
  yearIntroduced: z.nullable(z.int()),
  yearRetired: z.nullable(z.int()),
  likes: z.int(),
  contributor: z.string(),
  slug: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Mascot = z.infer<typeof Mascot>;

export const Pagination = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
  hasPrev: z.boolean(),
  hasNext: z.boolean(),
});
export type Pagination = z.infer<typeof Pagination>;

export const MascotList = z.object({ mascots: z.array(Mascot), pagination: Pagination });
export type MascotList = z.infer<typeof MascotList>;

export const LikeCount = z.object({ id: z.int(), likes: z.int() });
export type LikeCount = z.infer<typeof LikeCount>;

export const DeletedMascot = z.object({ deletedMascot: z.object({ id: z.int(), name: z.string() }) });
export type DeletedMascot = z.infer<typeof DeletedMascot>;

export const MascotEnvelope = z.object({ mascot: Mascot });
export type MascotEnvelope = z.infer<typeof MascotEnvelope>;

export const ImportResult = z.object({ imported: z.int(), errors: z.array(z.string()) });
export type ImportResult = z.infer<typeof ImportResult>;
