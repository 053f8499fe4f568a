import type { Pagination } from '@marcel/contracts';

/** Where a page of `limit` documents from `offset` stands among `total`. */
export function paginate(offset: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return {
    page: Math.floor(offset / limit) + 1,
    limit,
    total,
    totalPages,
    hasPrev: offset > 0,
    hasNext: offset + limit < total,
  };
}
