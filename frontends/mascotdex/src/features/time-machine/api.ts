import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { asOfQuery, dayNumber, formatDay } from '../../shared/days/days';
import { fetchMascots } from '../../shared/mascots';

const MAX_SHOWN = 20;

/** Loads the most liked mascots of a day; shows the previous day until the response is there. */
export const useDay = (day: string) =>
  useQuery({
    queryKey: ['mascots', 'day', day],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ ...asOfQuery(day), sortBy: 'likes', sortOrder: 'desc' });
      const { mascots, pagination } = await fetchMascots(query.toString(), { limit: MAX_SHOWN, offset: 0 }, signal);
      return { day, mascots, total: pagination.total };
    },
    placeholderData: keepPreviousData,
  });

export type Day = NonNullable<ReturnType<typeof useDay>['data']>;

export const useFirstDay = () =>
  useQuery({
    queryKey: ['mascots', 'first'],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ sortBy: 'createdAt', sortOrder: 'asc' });
      const { mascots } = await fetchMascots(query.toString(), { limit: 1, offset: 0 }, signal);
      const [first] = mascots;
      return first === undefined ? null : formatDay(dayNumber(first.createdAt));
    },
  });
