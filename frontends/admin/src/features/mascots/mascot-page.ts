import { SORT_ORDERS, type SortOrder } from '@marcel/contracts';

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
