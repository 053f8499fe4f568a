export interface SearchLimits {
  readonly named: number;
  readonly chunk: number;
}

export const SEARCH_LIMITS: SearchLimits = { named: 10_000, chunk: 1000 };
