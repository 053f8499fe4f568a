export interface PageWords {
  readonly title: string;
  readonly description: string;
}

export interface WindowWords extends PageWords {
  readonly name: string;
}

export const programWords = (name: string, description: string): WindowWords => ({
  name,
  title: `${name} - Marcel OS`,
  description,
});

export const DESKTOP_WORDS = {
  desktop: {
    title: 'Marcel OS',
    description: 'A retro desktop with a directory of brand mascots, kept by Marcel the blue dog.',
  },
} as const;

export const UNKNOWN_PAGE_WORDS: PageWords = {
  title: '404 Page Not Found',
  description: 'Did you forget to add the page to the router?',
};

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

const desk = (name: string, description: string): WindowWords => ({
  name,
  title: `${name} | Marcel OS Admin`,
  description,
});

export const ADMIN_WORDS = {
  adminLogin: { title: 'Admin Login | Marcel OS', description: 'The way into the admin panel of Marcel OS.' },
  admin: desk('Admin', 'The admin panel of Marcel OS.'),
  adminDashboard: desk('Admin Dashboard', 'Submissions and mascots at a glance.'),
  adminSubmissions: desk('Submissions', 'All mascots that visitors have submitted.'),
  adminSubmission: desk('Review Submission', 'One submitted mascot, to be approved or rejected.'),
  adminSubmissionHistory: desk('Submission History', 'What has happened to one submission.'),
  adminMascot: desk('Mascot History', 'What has happened to one mascot.'),
  adminPicture: desk('Picture History', 'What has happened to one picture of the gallery.'),
  adminModeration: desk('Moderation', 'What visitors have published and others have reported.'),
  adminImagePopulation: desk('Image Population', 'Finds pictures for mascots that have none.'),
  adminImport: desk('Demo Data Import', 'Brings the five demonstration mascots into the directory.'),
  adminPrograms: desk('Programs', 'Which release of each program is live, and how it got there.'),
  adminSystem: desk('System', 'Health of background work, failed tasks, disk and version.'),
  adminAudit: desk('Audit', 'The log of everything that has happened.'),
} as const;

export const DESKTOP_WINDOW = {
  parameter: 'window',
  gallery: 'gallery',
  mine: 'mine',
  display: 'display',
  readme: 'readme',
} as const;

export const MAIN_PAGES = {
  desktop: '/',
  hugs: '/marcel-hugs',
  imageGenerator: '/image-generator',
  draw: '/draw-marcel',
  directory: '/mascotdx',
  submit: '/mascotdx/submit',
  submissionStatus: '/mascotdx/status/:key',
  mascot: '/mascotdx/:slug',
  admin: '/admin',
} as const;

export const windowPage = (name: Exclude<keyof typeof DESKTOP_WINDOW, 'parameter'>): string =>
  `${MAIN_PAGES.desktop}?${DESKTOP_WINDOW.parameter}=${DESKTOP_WINDOW[name]}`;

export const GALLERY_PARAMETERS = {
  item: 'item',
  search: 'search',
  mine: 'mine',
  sort: 'sort',
  kinds: 'kinds',
} as const;

const galleryPage = (query: Readonly<Record<string, string>>): string =>
  `${MAIN_PAGES.desktop}?${new URLSearchParams({ [DESKTOP_WINDOW.parameter]: DESKTOP_WINDOW.gallery, ...query })}`;

/** Opens the gallery with one of its pictures, such as `hug-7`, over it. */
export const galleryItemPage = (id: string): string => galleryPage({ [GALLERY_PARAMETERS.item]: id });

/** Opens the gallery with the pictures alone that were made in this browser. */
export const galleryMinePage = (): string => galleryPage({ [GALLERY_PARAMETERS.mine]: 'true' });

export const SKELETON_CARDS = 6;

export const pagePattern = (page: string): RegExp => new RegExp(`^${page.replace(/:[A-Za-z]+/g, '([^/]+)')}/?$`);

export const PAGES = {
  ...MAIN_PAGES,
  timeMachine: '/time-machine',
  compare: '/mascotdx/compare',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  adminSubmissions: '/admin/submissions',
  adminSubmission: '/admin/submissions/:id',
  adminSubmissionHistory: '/admin/submissions/:id/history',
  adminModeration: '/admin/moderation',
  adminImagePopulation: '/admin/image-population',
  adminImport: '/admin/import',
  adminMascot: '/admin/mascots/:id',
  adminPicture: '/admin/pictures/:id',
  adminPrograms: '/admin/programs',
  adminAudit: '/admin/audit',
  adminSystem: '/admin/system',
} as const;

export const STUDIO_WORDS = {
  hugs: programWords(
    'Hug Your Mascot',
    'Upload a portrait and get a picture of yourself in the arms of Marcel the blue dog, or of your own mascot.',
  ),
  imageGenerator: programWords(
    'Image Generator',
    'Describe a scene in your own words, and Marcel OS makes an image of it.',
  ),
  draw: programWords(
    'Draw Marcel',
    'Draw on a canvas and have your drawing turned into a pose with Marcel the blue dog.',
  ),
} as const;

// Words of the windows over the desktop: they come with these.

export const GALLERY_WORDS = programWords('Gallery', 'Hugs, drawings and images with Marcel the blue dog.');

export const MINE_WORDS = programWords('My Things', 'What you have made here: to look at, to download and to delete.');

export const DISPLAY_WORDS = programWords('Display Settings', 'How Marcel OS looks and sounds in this browser.');

export const README_WORDS = programWords('README', 'What Marcel OS is, what can be done here, and how it is built.');
