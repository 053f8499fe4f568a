export const lengthText = (length: number, limit: number): string =>
  `${length.toLocaleString('en')} of ${limit.toLocaleString('en')} characters.`;
