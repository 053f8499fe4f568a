import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { asOf, dayOf, dayNumber } from '../../shared/days/days';
import { mascotKeys } from '../../shared/mascots/mascot-keys';
import { fetchMascots } from '../../shared/mascots/mascot-pages';

export const SHOWN = 20;

/** The most liked mascots at the end of a day; those of the day before stay until they are there. */
export const useDay = (day: string) =>
  useQuery({
    queryKey: mascotKeys.day(day),
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ ...asOf(day), sortBy: 'likes', sortOrder: 'desc' });
      const { mascots, pagination } = await fetchMascots(query.toString(), { limit: SHOWN, offset: 0 }, signal);
      return { day, mascots, total: pagination.total };
    },
    placeholderData: keepPreviousData,
  });

export type Day = NonNullable<ReturnType<typeof useDay>['data']>;

export const useFirstDay = () =>
  useQuery({
    queryKey: mascotKeys.first,
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ sortBy: 'createdAt', sortOrder: 'asc' });
      const { mascots } = await fetchMascots(query.toString(), { limit: 1, offset: 0 }, signal);
      const [first] = mascots;
      return first === undefined ? null : dayOf(dayNumber(first.createdAt));
    },
  });
