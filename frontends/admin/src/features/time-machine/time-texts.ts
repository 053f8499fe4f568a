import type { MascotDifferenceKind, PastSort, SubmissionDifferenceKind } from '@marcel/contracts';

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const SORT_LABELS: Readonly<Record<PastSort, string>> = {
  newest: 'Newest First',
  name: 'Mascot Name',
  likes: 'Most Liked',
};

export const MASCOT_KINDS: Readonly<Record<MascotDifferenceKind, string>> = {
  came: 'Came',
  went: 'Went',
  changed: 'Changed',
  liked: 'Were Liked',
};

export const SUBMISSION_KINDS: Readonly<Record<SubmissionDifferenceKind, string>> = {
  arrived: 'Arrived',
  decided: 'Were Decided',
  reopened: 'Wait Again',
};

export const TIME_TEXTS = {
  reading: 'Going back in time...',
  failedMascots: 'Failed to look at the directory of then',
  failedSubmissions: 'Failed to look at the submissions of then',
  failedDifferences: 'Failed to compare the two times',
  toCome: 'This time is still to come',
  noTime: 'Please give a day and a time',
  then: (when: string) => `As it was on ${when}`,
  between: (from: string, to: string) => `From ${from} to ${to}`,
  left: 'Times are your own. Likes are those of the whole day, in UTC. Of what is there no more, names and figures are left; of texts and pictures it is told that they changed.',
  noMascots: 'No mascot was there then',
  noneFound: 'No mascot was called like this then',
  noSubmissions: 'No submission was there then',
  noDifference: 'None between these times',
  gone: 'Gone since',
  nameless: 'An erased mascot',
  erased: 'Personal data erased',
  same: 'Edited; what is kept of it is the same again',
  otherWords: 'other words or another picture',
  came: 'Came into the directory',
  went: 'Left the directory',
  notYet: 'Not there yet',
  likes: (likes: number) => `${likes > 0 ? '+' : ''}${counted(likes, 'like', 'likes')}`,
} as const;
