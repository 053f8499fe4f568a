import { fieldErrorsOf } from '@marcel/contracts';

/** What the rules of a request have against one of its fields; undefined if nothing. */
export const problemOf = (request: object, field: string): string | undefined =>
  fieldErrorsOf(request).find(({ path }) => path === field)?.message;
