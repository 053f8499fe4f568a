export type Print = (line: string) => void;

export const row = (label: string, ...figures: readonly string[]): string =>
  label.padEnd(50) + figures.map((figure) => figure.padStart(12)).join('');
