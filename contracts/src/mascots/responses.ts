import * as z from 'zod/mini';
import { MAX_SHORT_LIST, listOf } from '../http/lists.js';
import { byKind, MASCOT_FIELD_NAMES } from './fields.js';
import { MASCOT_BULK_LIMIT, MASCOT_LIMITS, MASCOT_PAGE, MASCOT_STATUSES, MASCOT_SUGGESTIONS } from './rules.js';

const text = z.nullable(z.string());

export const RESPONSE_SCHEMA_OF_KIND = {
  name: z.string(),
  choice: text,
  prose: text,
  url: text,
  picture: text,
  list: listOf(z.string(), MASCOT_LIMITS.facts),
  status: z.enum(MASCOT_STATUSES),
  score: z.int(),
  year: z.nullable(z.int()),
};

const { contributor, ...described } = byKind(MASCOT_FIELD_NAMES, RESPONSE_SCHEMA_OF_KIND);

export const Mascot = z.object({
  id: z.int(),
  ...described,
  likes: z.int(),
  contributor,
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

export const NextCursor = z.optional(z.nullable(z.string()));

export const MascotList = z.object({
  mascots: listOf(Mascot, MASCOT_PAGE.limitMax),
  pagination: Pagination,
  next: NextCursor,
});
export type MascotList = z.infer<typeof MascotList>;

const { id, name, brand, slug, imageUrl } = Mascot.shape;

const MascotSummary = z.object({ id, name, brand, slug, imageUrl });

export const MascotSuggestions = z.object({
  suggestions: listOf(MascotSummary, MASCOT_SUGGESTIONS.max),
  isNear: z.boolean(),
});
export type MascotSuggestions = z.infer<typeof MascotSuggestions>;

const facet = listOf(z.object({ value: z.string(), count: z.int() }), MAX_SHORT_LIST);

export const MascotFacets = z.object({ industry: facet, type: facet, style: facet, status: facet });
export type MascotFacets = z.infer<typeof MascotFacets>;

export const NewMascot = MascotSummary;
export type NewMascot = z.infer<typeof NewMascot>;

export const LikeCount = z.object({ id: z.int(), likes: z.int() });
export type LikeCount = z.infer<typeof LikeCount>;

export const DeletedMascot = z.object({ deletedMascot: z.object({ id: z.int(), name: z.string() }) });
export type DeletedMascot = z.infer<typeof DeletedMascot>;

export const MascotsOutcome = z.object({
  done: listOf(z.int(), MASCOT_BULK_LIMIT),
  failed: listOf(z.object({ id: z.int(), error: z.string(), code: z.string() }), MASCOT_BULK_LIMIT),
});
export type MascotsOutcome = z.infer<typeof MascotsOutcome>;

export const MascotEnvelope = z.object({ mascot: Mascot });
export type MascotEnvelope = z.infer<typeof MascotEnvelope>;

export const ImportResult = z.object({ imported: z.int(), errors: listOf(z.string(), MAX_SHORT_LIST) });
export type ImportResult = z.infer<typeof ImportResult>;

export const ContributorProfile = z.object({ linkedinUrl: z.string() });
export type ContributorProfile = z.infer<typeof ContributorProfile>;

export const Contributor = z.object({ linkedinUrl: z.nullable(z.string()) });
export type Contributor = z.infer<typeof Contributor>;
