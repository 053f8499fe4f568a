export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

export interface WindowMeta extends PageMeta {
  readonly name: string;
}

export const programMeta = (name: string, description: string): WindowMeta => ({
  name,
  title: `${name} - Marcel OS`,
  description,
});

export const DESKTOP_META = {
  desktop: {
    title: 'Marcel OS',
    description: 'A retro desktop with a directory of brand mascots, kept by Marcel the blue dog.',
  },
} as const;

export const UNKNOWN_PAGE_META: PageMeta = {
  title: '404 Page Not Found',
  description: 'Did you forget to add the page to the router?',
};

export const MASCOTDEX_FEED = 'New in Mascotdex';

export const MASCOTDEX_META = {
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
    description: 'Watch the directory of brand mascots grow day by day, and see which were liked most each day.',
  },
  compare: {
    title: 'Compare mascots | Mascotdex',
    description: 'Two or three brand mascots side by side: how cute, funny, rebellious and weird they are.',
  },
  submissionStatus: {
    title: 'Your submission | Mascotdex',
    description: 'Track the review of the mascot that you submitted.',
  },
} as const;

export const STUDIO_META = {
  hugs: programMeta(
    'Hug Your Mascot',
    'Upload a portrait and get a picture of yourself in the arms of Marcel the blue dog, or of your own mascot.',
  ),
  imageGenerator: programMeta(
    'Image Generator',
    'Describe a scene in your own words, and Marcel OS makes an image of it.',
  ),
  draw: programMeta(
    'Draw Marcel',
    'Draw on a canvas and have your drawing turned into a pose with Marcel the blue dog.',
  ),
} as const;
