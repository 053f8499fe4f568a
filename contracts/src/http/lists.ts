import * as z from 'zod/mini';

/** Bounds of every list that has none of its own. */
export const LIST_PAGE = { limitDefault: 100, limitMax: 500 } as const;

/** Most that an answer holds of what is few by nature: checks, fields, steps. */
export const FEW = 100;

const bounds = new WeakMap<z.core.$ZodType, number>();

/** A list with its bound, which the interface's document shows. Answers are not checked for it: that would weigh on every page. */
export function listOf<Item extends z.core.$ZodType>(
  item: Item,
  most: number = LIST_PAGE.limitMax,
): z.ZodMiniArray<Item> {
  const list = z.array(item);
  bounds.set(list, most);
  return list;
}

/** Most that a list holds; undefined for what is none. */
export const boundOf = (schema: z.core.$ZodType): number | undefined => bounds.get(schema);
