import type { Mascot } from '@marcel/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { DEFAULT_ORDER } from '../../../shared/mascots/default-order';
import { fetchMascots, mascotPages, PAGE_LENGTH } from '../../../shared/mascots/mascot-pages';

/** More that were missed are not counted. */
const MISSED_AT_MOST = 10;

const QUERY = new URLSearchParams(DEFAULT_ORDER).toString();
const { queryKey } = mascotPages(QUERY);

/** Those of the list of all mascots that is loaded, the newest first; none while it is not. */
const loadedNewest = (client: QueryClient): readonly Mascot[] => client.getQueryData(queryKey)?.pages[0]?.mascots ?? [];

/** Whether the list of all mascots shows it already. */
export const isListed = (client: QueryClient, id: number): boolean =>
  loadedNewest(client).some((mascot) => mascot.id === id);

/** The ids of mascots that came after the list of all was loaded. */
export async function missedMascots(client: QueryClient): Promise<number[]> {
  const [newest] = loadedNewest(client);
  if (newest === undefined) return [];
  const { mascots } = await fetchMascots(QUERY, { limit: MISSED_AT_MOST, offset: 0 });
  return mascots.map(({ id }) => id).filter((id) => id > newest.id);
}

/** Begins the list of all mascots anew, with those that are the newest now. */
export async function renewList(client: QueryClient): Promise<void> {
  const page = await fetchMascots(QUERY, { limit: PAGE_LENGTH, offset: 0 });
  client.setQueryData(queryKey, { pages: [page], pageParams: [0] });
}
