/** Whether a query names a parameter. */
export const asks = (query: unknown, parameter: string): boolean =>
  typeof query === 'object' && query !== null && Object.hasOwn(query, parameter);
