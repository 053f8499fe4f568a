import { ApiError } from '@marcel/kit/api';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Mascot } from '@marcel/contracts';
import { mascotBySlug } from '../../../shared/mascots/mascot-by-slug';
import { SIGNS, type Contender } from '../contenders';

/** The mascots of slugs, each with what is known of it so far. */
export function useContenders(slugs: readonly string[]): Contender[] {
  const client = useQueryClient();
  const answers = useQueries({ queries: slugs.map((slug) => mascotBySlug(client, slug)) });
  return SIGNS.flatMap((sign, place) => {
    const [slug, answer] = [slugs[place], answers[place]];
    if (slug === undefined || answer === undefined) return [];
    return { slug, sign, state: stateOf(answer), mascot: answer.data, retry: () => void answer.refetch() };
  });
}

function stateOf({ data, isFetching, error }: UseQueryResult<Mascot>): Contender['state'] {
  if (data) return 'here';
  if (isFetching) return 'loading';
  return error instanceof ApiError && error.status === 404 ? 'gone' : 'failed';
}
