/**
 * What the desktop reads before it shows is checked by these: zod would weigh 7 kB in its first script. Everything else is read by
 * zod, whose schemas also stand in the interface's document.
 */
export type Check<T> = (value: unknown) => value is T;

export const isText: Check<string> = (value) => typeof value === 'string';
export const isNumber: Check<number> = (value): value is number => Number.isFinite(value);
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
export const isAnything: Check<unknown> = (_value): _value is unknown => true;

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const maybe =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value);

/** Whether something has all those fields; others are nobody's business. */
export const isRecordOf =
  <T extends object>(fields: { [Field in keyof T]-?: Check<T[Field]> }): Check<T> =>
  (value): value is T =>
    isObject(value) &&
    Object.entries<Check<unknown>>(fields).every(([field, check]) => check(Reflect.get(value, field)));

export const isListOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check);

/** A check in the form of a schema. */
export const schemaOf = <T>(check: Check<T>) => ({
  parse: (value: unknown): T => {
    if (check(value)) return value;
    throw new TypeError('This is not what was expected');
  },
  safeParse: (value: unknown) =>
    check(value) ? ({ success: true, data: value } as const) : ({ success: false } as const),
});
