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
