export const entryNumber = (id: number): string => `No. ${String(id).padStart(4, '0')}`;

interface Lifetime {
  yearIntroduced: number | null;
  yearRetired: number | null;
}

export function lifetime({ yearIntroduced, yearRetired }: Lifetime): string {
  const born = yearIntroduced === null ? [] : [`Born ${yearIntroduced}`];
  const retired = yearRetired === null ? [] : [`Retired ${yearRetired}`];
  return [...born, ...retired].join(' · ');
}

export const likesInWords = (likes: number): string =>
  `${likes.toLocaleString('en')} ${likes === 1 ? 'like' : 'likes'}`;
