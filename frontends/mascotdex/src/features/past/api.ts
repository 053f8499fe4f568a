import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { asOf, dayNumber, dayOf } from '../../shared/days/days';
import { fetchMascots, mascotKeys } from '../../shared/mascots';

export const PAST_TEXTS = {
  failed: 'This day cannot be shown. Please try again.',
  empty: 'No mascot was here yet',
  nothing: 'There is no past yet',
  oneDay: 'All of this began today: tomorrow there are two days to play.',
  whole: 'Browse the Whole Directory of This Day',
  left: 'What has been taken away since is not shown on any day; nor are texts and pictures that have changed since.',
  count: (count: number, day: string) =>
    `${count.toLocaleString('en')} ${count === 1 ? 'mascot' : 'mascots'} on ${day}`,
  rose: (places: number) => `up ${places} since the day shown before`,
  fell: (places: number) => `down ${places} since the day shown before`,
  new: 'New',
} as const;

const SHOWN = 20;

/** Loads the most liked mascots of a day; shows the previous day until the response is there. */
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
