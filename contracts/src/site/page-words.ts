/** What a page says of itself: to its tab, to search engines and to whoever shares its address. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** The words of a page with a window of its own, whose title is shorter. */
export interface WindowWords extends PageWords {
  readonly name: string;
}

const program = (name: string, description: string): WindowWords => ({
  name,
  title: `${name} - Marcel OS`,
  description,
});
const desk = (name: string, description: string): WindowWords => ({
  name,
  title: `${name} | Marcel OS Admin`,
  description,
});

/** By the names of `PAGES`, in parts, so that each frontend takes its own; a mascot's page has words of its own. */
export const DESKTOP_WORDS = {
  desktop: {
    title: 'Marcel OS',
    description: 'A retro desktop with a directory of brand mascots, kept by Marcel the blue dog.',
  },
} as const;

/** Of the window over the desktop. */
export const GALLERY_WORDS = program('Gallery', 'Hugs, drawings and images with Marcel the blue dog.');

/** Of addresses that no page answers. */
export const UNKNOWN_PAGE_WORDS: PageWords = {
  title: '404 Page Not Found',
  description: 'Did you forget to add the page to the router?',
};

export const STUDIO_WORDS = {
  hugs: program(
    'Hug Your Mascot',
    'Upload a portrait and get a picture of yourself in the arms of Marcel the blue dog, or of your own mascot.',
  ),
  imageGenerator: program('Image Generator', 'Describe a scene in your own words, and Marcel OS makes an image of it.'),
  draw: program('Draw Marcel', 'Draw on a canvas and have your drawing turned into a pose with Marcel the blue dog.'),
} as const;

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
  submissionStatus: {
    title: 'Your submission | Mascotdex',
    description: 'How far your mascot has come on its way into Mascotdex.',
  },
} as const;

export const ADMIN_WORDS = {
  adminLogin: { title: 'Admin Login | Marcel OS', description: 'The way into the admin panel of Marcel OS.' },
  admin: desk('Admin', 'The admin panel of Marcel OS.'),
  adminDashboard: desk('Admin Dashboard', 'Submissions and mascots at a glance.'),
  adminSubmissions: desk('Submissions', 'All mascots that visitors have submitted.'),
  adminSubmission: desk('Review Submission', 'One submitted mascot, to be approved or rejected.'),
  adminMascot: desk('Mascot History', 'What has happened to one mascot.'),
  adminImagePopulation: desk('Image Population', 'Finds pictures for mascots that have none.'),
  adminImport: desk('Demo Data Import', 'Brings the five demonstration mascots into the directory.'),
  adminAudit: desk('Audit', 'The log of everything that has happened.'),
} as const;
