/** How much of a field's room is used, to be read beside it. */
export const lengthText = (length: number, limit: number): string =>
  `${length.toLocaleString('en')} of ${limit.toLocaleString('en')} characters.`;
