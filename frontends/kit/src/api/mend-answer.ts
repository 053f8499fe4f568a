import * as z from 'zod/mini';
import type { Schema } from './schema';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * Reads an answer that is not quite what its schema says, since its server is of another release than this frontend, as well
 * as can be: a word that nobody knows stays as it is, what is missing is null where that may be, and what cannot be read of
 * a list is left out of it. What is left cannot be read at all.
 * @throws ZodError
 */
export function mendAnswer<T>(schema: Schema<T>, answer: unknown): T {
  for (;;) {
    const { read, stuck } = readMended(schema, JSON.parse(JSON.stringify(answer)));
    if (read !== undefined) return read.data;
    if (!leaveOut(answer, stuck)) return schema.parse(answer);
  }
}

type Attempt<T> =
  | { readonly read: { readonly data: T }; readonly stuck?: undefined }
  | { readonly read?: undefined; readonly stuck: readonly Path[] };

function readMended<T>(schema: Schema<T>, answer: unknown): Attempt<T> {
  const words: [Path, unknown][] = [];
  for (;;) {
    const issues = issuesOf(schema, answer);
    if (issues.length === 0) {
      const data = schema.parse(answer);
      for (const [path, word] of words) put(data, path, word);
      return { read: { data } };
    }
    const stuck = issues.filter((issue) => !mend(issue, answer, words));
    if (stuck.length > 0) return { stuck: stuck.map(({ path }) => path) };
  }
}

function issuesOf(schema: Schema<unknown>, answer: unknown): Issue[] {
  try {
    schema.parse(answer);
    return [];
  } catch (error) {
    if (error instanceof z.core.$ZodError) return error.issues.flatMap(ofTheFormThatFits);
    throw error;
  }
}

/** Of an answer that may have several forms those issues count that it has in the form that it is of. */
function ofTheFormThatFits(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const fits = issue.errors.find((issues) => issues.every(({ path }) => path.length > 0));
  return fits?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

function mend(issue: Issue, answer: unknown, words: [Path, unknown][]): boolean {
  const { path } = issue;
  const given = at(answer, path);
  if (given === undefined && path.length > 0) return put(answer, path, null);
  if (issue.code !== 'invalid_value' || typeof given !== 'string') return false;
  // A known word stands in its place until all has been checked.
  words.push([path, given]);
  return put(answer, path, issue.values[0]);
}

const GONE = Symbol('gone');

/** Takes what cannot be read out of the innermost list around it; false for what is in none. */
function leaveOut(answer: unknown, paths: readonly Path[]): boolean {
  const items = paths.map((path) => path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1));
  if (items.some(({ length }) => length === 0)) return false;
  for (const item of items) put(answer, item, GONE);
  for (const item of items.toSorted((one, other) => other.length - one.length)) {
    const list = at(answer, item.slice(0, -1));
    if (Array.isArray(list)) while (list.includes(GONE)) list.splice(list.indexOf(GONE), 1);
  }
  return true;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const at = (value: unknown, path: Path): unknown =>
  path.reduce((part, key) => (isObject(part) ? Reflect.get(part, key) : undefined), value);

function put(value: unknown, path: Path, given: unknown): boolean {
  const [holder, key] = [at(value, path.slice(0, -1)), path.at(-1)];
  return key !== undefined && isObject(holder) && Reflect.set(holder, key, given);
}
