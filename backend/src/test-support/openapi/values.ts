import fc from 'fast-check';
import * as z from 'zod';
import { Schema } from './interface.js';

const Known = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(Schema).optional(),
  format: z.string().optional(),
  contentSchema: Schema.optional(),
  pattern: z.string().optional(),
  not: z.object({ pattern: z.string() }).optional(),
  minimum: z.number().default(-1000),
  maximum: z.number().default(Number.MAX_SAFE_INTEGER),
  minLength: z.number().default(0),
  maxLength: z.number().default(100),
  items: Schema.default({ type: 'string' }),
  minItems: z.number().default(0),
  maxItems: z.number().default(5),
  uniqueItems: z.boolean().default(false),
  properties: z.record(z.string(), Schema).default({}),
  required: z.array(z.string()).default([]),
});
type Known = z.infer<typeof Known>;

const ADDRESSES = [
  `/pictures/${'a'.repeat(64)}.webp`,
  'data:image/png;base64,AAAA',
  'https://example.com/a?b=c#d',
  'https://www.linkedin.com/in/ada',
  'http://a.b-c.example.org:8080',
  'custom-model',
];

/** A placeholder for the bytes of a picture. */
export const PICTURE = Symbol('picture');

const LAST_YEAR_FOR_SURE = 2025;

const timesUntil = (max: string) =>
  fc.date({ min: new Date(0), max: new Date(max), noInvalidDate: true }).map((date) => date.toISOString());

const TIMES = timesUntil('2100-01-01');
const PAST_TIMES = timesUntil(`${LAST_YEAR_FOR_SURE}-12-31`);

// The unit 'binary' of fast-check takes milliseconds for each use.
const CHARACTERS = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const known = Known.parse(schema);
  if (known.enum !== undefined) return fc.constantFrom(...known.enum);
  if (known.anyOf !== undefined) return fc.oneof(...known.anyOf.map(valuesOf));
  const types = [known.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(type, known)));
}

function ofType(type: string, known: Known): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return texts(known);
    case 'integer':
      return integers(known);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return lists(known);
    default:
      return fc.record(
        Object.fromEntries(Object.entries(known.properties).map(([name, property]) => [name, valuesOf(property)])),
        { requiredKeys: known.required },
      );
  }
}

function integers({ minimum, maximum, format }: Known): fc.Arbitrary<number> {
  const most = format === 'past-year' ? LAST_YEAR_FOR_SURE : maximum;
  return fc.oneof(fc.constantFrom(minimum, most), fc.integer({ min: minimum, max: Math.min(most, 2 ** 31 - 1) }));
}

function lists({ items, minItems, maxItems, uniqueItems }: Known): fc.Arbitrary<unknown[]> {
  const bounds = { minLength: minItems, maxLength: Math.min(maxItems, 5) };
  return uniqueItems ? fc.uniqueArray(valuesOf(items), bounds) : fc.array(valuesOf(items), bounds);
}

function texts({ format, pattern, not, contentSchema, minLength, maxLength }: Known): fc.Arbitrary<unknown> {
  if (contentSchema !== undefined) return valuesOf(contentSchema).map((value) => JSON.stringify(value));
  if (format === 'binary') return fc.constant(PICTURE);
  if (format === 'email') return fc.constantFrom('ada@example.org', 'a.b+c@sub.example.co.uk');
  if (format === 'date-time') return TIMES;
  // Only past days are valid.
  if (format === 'date') return PAST_TIMES.map((time) => time.slice(0, '2026-05-01'.length));
  const allowed = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const unwanted = not && new RegExp(not.pattern, 'u');
  const fits = (text: string) =>
    [...text].length >= minLength &&
    [...text].length <= maxLength &&
    (allowed?.test(text) ?? true) &&
    !unwanted?.test(text);
  const known = ADDRESSES.filter(fits).slice(0, 2);
  if (allowed !== undefined && pattern !== '\\S')
    return known.length > 0 ? fc.constantFrom(...known) : fc.stringMatching(allowed).filter(fits);
  // Inherited properties of every object.
  const inherited = fc.constantFrom('__proto__', 'constructor', 'toString');
  const longest = fc.constantFrom('x', '😀', 'é').map((sign) => sign.repeat(maxLength));
  const any = fc.string({ unit: CHARACTERS, minLength, maxLength: Math.min(maxLength, 30) });
  return fc
    .oneof({ weight: 1, arbitrary: inherited }, { weight: 1, arbitrary: longest }, { weight: 4, arbitrary: any })
    .filter(fits);
}

export const WRONG: readonly unknown[] = [
  null,
  '',
  ' \t\n',
  'x',
  -1,
  0,
  1.5,
  1e16,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  [],
  [null],
  ['x', 'x'],
  {},
  '0x10',
  '1e3',
  'javascript:alert(1)',
  'x'.repeat(2101),
  `x${'\ufe0f'.repeat(2101)}`,
  'x'.repeat(51),
];

export const WRONG_TEXTS: readonly string[] = WRONG.flatMap((value) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : [],
);
