/** More words than anybody looks for; each is a search of its own. */
const MOST = 8;

/** The words of what somebody types to search by, each to be found for itself. */
export const searchWords = (typed: string): string[] =>
  [...new Set(typed.split(/\s+/u).filter((word) => word !== ''))].slice(0, MOST);
