import { Mascot, MascotList, SORT_ORDERS, type Pagination, type SortOrder } from '@marcel/contracts';
import * as z from 'zod/mini';

export const MascotAnswer = z.union([MascotList, z.array(Mascot)]);
export type MascotAnswer = z.infer<typeof MascotAnswer>;

export const SORTED_COLUMNS = ['name', 'brand', 'likes'] as const;

export interface ColumnSort {
  by: (typeof SORTED_COLUMNS)[number];
  order: SortOrder;
}

export interface PageQuery {
  /** Counted from 1. */
  page: number;
  limit: number;
  search: string;
  sort?: ColumnSort | undefined;
}

export function sortFromText(text: string | null): ColumnSort | undefined {
  const [column, direction] = (text ?? '').split('-');
  const by = SORTED_COLUMNS.find((name) => name === column);
  const order = SORT_ORDERS.find((name) => name === direction);
  return by && order && { by, order };
}

export const sortToText = ({ by, order }: ColumnSort): string => `${by}-${order}`;

export const offsetOf = ({ page, limit }: PageQuery): number => (page - 1) * limit;

export function toMascotList(answer: MascotAnswer, query: PageQuery): MascotList {
  if (!Array.isArray(answer)) return answer;
  return answer.length > query.limit ? pageOfAll(answer, query) : pageAlone(answer, query);
}

/** A bare list longer than a page was not cut by the server: search and cut it here. */
function pageOfAll(all: readonly Mascot[], query: PageQuery): MascotList {
  const needle = query.search.toLowerCase();
  const found = all.filter(({ name, brand }) => [name, brand].some((text) => text.toLowerCase().includes(needle)));
  const mascots = found.slice(offsetOf(query), offsetOf(query) + query.limit);
  return { mascots, pagination: paginate(query, found.length) };
}

/** A bare page does not say how many follow; a full one leaves room for one more. */
function pageAlone(mascots: Mascot[], query: PageQuery): MascotList {
  const mayContinue = mascots.length === query.limit ? 1 : 0;
  return { mascots, pagination: paginate(query, offsetOf(query) + mascots.length + mayContinue) };
}

function paginate({ page, limit }: PageQuery, total: number): Pagination {
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return { page, limit, total, totalPages, hasPrev: page > 1, hasNext: page < totalPages };
}
