export type Check<T> = (value: unknown) => value is T;

export const isText: Check<string> = (value) => typeof value === 'string';
export const isNumber: Check<number> = (value): value is number => Number.isFinite(value);
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
export const isAnything: Check<unknown> = (_value): _value is unknown => true;

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value);

export const objectOf =
  <T extends object>(fields: { [Field in keyof T]-?: Check<T[Field]> }): Check<T> =>
  (value): value is T =>
    isObject(value) &&
    Object.entries<Check<unknown>>(fields).every(([field, check]) => check(Reflect.get(value, field)));

export const arrayOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check);

export const schemaOf = <T>(check: Check<T>) => ({
  parse: (value: unknown): T => {
    if (check(value)) return value;
    throw new TypeError('This is not what was expected');
  },
  safeParse: (value: unknown) =>
    check(value) ? ({ success: true, data: value } as const) : ({ success: false } as const),
});
