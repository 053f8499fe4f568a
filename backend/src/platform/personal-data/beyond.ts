/** The first text, in the order of stores, that does not begin so. @param prefix ending with a character of ASCII */
export const beyond = (prefix: string): string =>
  prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);
