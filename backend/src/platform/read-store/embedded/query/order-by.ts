import type { PreparedQuery } from '../../prepared-query.js';
import type { CollectionLayout } from '../collection-layout.js';

/** Ties go by id in the same direction; documents without the value come last, or first in reverse. */
export function orderBy(layout: CollectionLayout, sort: PreparedQuery['sort'], reversed: boolean): string {
  const direction = (sort.direction === 'asc') === reversed ? 'DESC' : 'ASC';
  const id = `m.${layout.idColumn} ${direction}`;
  if (sort.field === 'id') return id;
  return `m.${layout.column(sort.field)} ${direction} NULLS ${reversed ? 'FIRST' : 'LAST'}, ${id}`;
}
