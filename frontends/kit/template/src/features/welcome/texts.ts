export const WELCOME_TEXTS = {
  description: 'A program of Marcel OS.',
  failed: 'Marcel could not count the mascots',
  mascots: (count: number) => (count === 1 ? '1 mascot lives here.' : `${count} mascots live here.`),
};
