import * as z from 'zod/mini';

export const LIST_PAGE = { limitDefault: 100, limitMax: 500 } as const;

/** Maximum length of lists that stay short and have no pages. */
export const MAX_SHORT_LIST = 100;

const bounds = new WeakMap<z.core.$ZodType, number>();

/** A list with a maximum length for the OpenAPI document. Clients do not check it, which saves code on every page. */
export function listOf<Item extends z.core.$ZodType>(
  item: Item,
  max: number = LIST_PAGE.limitMax,
): z.ZodMiniArray<Item> {
  const list = z.array(item);
  bounds.set(list, max);
  return list;
}

export const findBound = (schema: z.core.$ZodType): number | undefined => bounds.get(schema);
