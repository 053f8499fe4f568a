import * as z from 'zod/mini';

/** A list whose items are read one by one: those that do not fit are left out. */
export const eachThatFits = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items): z.output<Item>[] =>
      items.flatMap((given) => {
        const read = z.safeParse(item, given);
        return read.success ? [read.data] : [];
      }),
    ),
  );
