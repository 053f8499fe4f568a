export const toSet = (words: string): ReadonlySet<string> => new Set(words.split(','));
/** Returns a function that computes a value at its first call and keeps it. */
export function lazily<Value>(compute: () => Value): () => Value {
  let kept: { readonly value: Value } | undefined;
  return () => (kept ??= { value: compute() }).value;
}
