import * as z from 'zod/mini';

export const LIST_PAGE = { limitDefault: 100, limitMax: 500 } as const;

export const FEW = 100;

const bounds = new WeakMap<z.core.$ZodType, number>();

/** A list with a maximum length for the OpenAPI document. Clients do not check it, which saves code on every page. */
export function listOf<Item extends z.core.$ZodType>(
  item: Item,
  most: number = LIST_PAGE.limitMax,
): z.ZodMiniArray<Item> {
  const list = z.array(item);
  bounds.set(list, most);
  return list;
}

export const boundOf = (schema: z.core.$ZodType): number | undefined => bounds.get(schema);
