const MOST = 8;

export const searchWords = (typed: string): string[] =>
  [...new Set(typed.split(/\s+/u).filter((word) => word !== ''))].slice(0, MOST);
