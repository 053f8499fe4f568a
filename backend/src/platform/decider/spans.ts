import * as z from 'zod/mini';

/** Events of a stream that follow each other, by the revisions of the first and the last. */
export const Span = z.object({ first: z.int(), last: z.int() });
export type Span = Readonly<z.infer<typeof Span>>;

const isFilled = ({ first, last }: Span): boolean => first <= last;

/** What of a span lies in none of the others. */
export function spansWithout(span: Span, others: readonly Span[]): Span[] {
  let left = [span];
  for (const { first, last } of others)
    left = left.flatMap((one) =>
      [
        { ...one, last: Math.min(one.last, first - 1) },
        { ...one, first: Math.max(one.first, last + 1) },
      ].filter(isFilled),
    );
  return left;
}

/** The same events in as few spans as can be; those given have none in common. */
export function joinedSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.first - other.first)) {
    const before = joined.at(-1);
    if (before?.last === span.first - 1) joined.splice(-1, 1, { ...before, last: span.last });
    else joined.push(span);
  }
  return joined;
}

/** How many events spans hold that have none in common. */
export const countOf = (spans: readonly Span[]): number =>
  spans.reduce((count, { first, last }) => count + last - first + 1, 0);

/** How many events of a stream, up to a revision, lie in none of the spans. */
export const countOutside = (spans: readonly Span[], last: number): number =>
  countOf(spansWithout({ first: 0, last }, spans));
