const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size in words, with at most one decimal, never broken between two lines. */
export function sizeText(bytes: number | null): string {
  if (bytes === null) return 'Not known';
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${Number((bytes / 1000 ** power).toFixed(1))}\u00a0${UNITS[power]}`;
}
