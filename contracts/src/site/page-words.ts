/** What a page says of itself: to its tab, to search engines and to whoever shares its address. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** The words of a page with a window of its own, whose title is shorter. */
export interface WindowWords extends PageWords {
  readonly name: string;
}

/** Of a program on the desktop. */
export const programWords = (name: string, description: string): WindowWords => ({
  name,
  title: `${name} - Marcel OS`,
  description,
});

/** By the names of `PAGES`, in parts, some of them in files of their own: each frontend takes its own. A mascot's page has other words. */
export const DESKTOP_WORDS = {
  desktop: {
    title: 'Marcel OS',
    description: 'A retro desktop with a directory of brand mascots, kept by Marcel the blue dog.',
  },
} as const;

/** Of addresses that no page answers. */
export const UNKNOWN_PAGE_WORDS: PageWords = {
  title: '404 Page Not Found',
  description: 'Did you forget to add the page to the router?',
};

/** Title of the feed of new mascots. */
export const MASCOTDEX_FEED = 'New in Mascotdex';

export const MASCOTDEX_WORDS = {
  directory: {
    title: 'Mascotdex: the brand mascot directory',
    description:
      'Browse, search and collect brand mascots: who they are, how cute, funny, rebellious and weird they are.',
  },
  submit: {
    title: 'Submit a mascot | Mascotdex',
    description: 'Tell us about a brand mascot that Mascotdex does not have yet.',
  },
  timeMachine: {
    title: 'Time Machine - Marcel OS',
    description: 'Watch the directory of brand mascots grow day by day, and see who was liked most on each of them.',
  },
  compare: {
    title: 'Compare mascots | Mascotdex',
    description: 'Two or three brand mascots side by side: how cute, funny, rebellious and weird they are.',
  },
  submissionStatus: {
    title: 'Your submission | Mascotdex',
    description: 'How far your mascot has come on its way into Mascotdex.',
  },
} as const;
