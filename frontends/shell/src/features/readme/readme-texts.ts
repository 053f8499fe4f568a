import { MAIN_PAGES, PAGES, windowPage } from '@marcel/contracts';

export const README_TEXTS = {
  lead: 'Marcel OS is a desktop of the good old kind that runs in your browser. Marcel the blue dog keeps a directory of brand mascots on it, and a studio in which you can be hugged by him.',
  todo: 'What You Can Do',
  keys: 'Keyboard Shortcuts',
  does: 'What It Does',
  press: 'Press',
  or: 'or',
  built: 'How It Is Built',
  credits: 'Credits',
  about: 'About This Copy',
  version: (version: string) => `Marcel OS ${version}`,
  api: 'How programs of others talk to it (API)',
  newTab: '(opens in a new tab)',
} as const;

/** What there is to do, with the way there. */
export const TO_DO: readonly { to: string; name: string; text: string }[] = [
  { to: MAIN_PAGES.directory, name: 'Mascotdex', text: 'Browse, search, like and discuss mascots of brands.' },
  {
    to: PAGES.submit,
    name: 'Submit a Mascot',
    text: 'Tell Mascotdex about one that it lacks, and follow what becomes of it.',
  },
  { to: MAIN_PAGES.hugs, name: 'Hug Your Mascot', text: 'Upload a portrait and get hugged by Marcel.' },
  { to: MAIN_PAGES.draw, name: 'Draw Marcel', text: 'Draw, and see Marcel strike the pose.' },
  { to: MAIN_PAGES.imageGenerator, name: 'Image Generator', text: 'Describe a scene and have it drawn.' },
  { to: windowPage('gallery'), name: 'Gallery', text: 'Look at all pictures that were made here.' },
  { to: windowPage('mine'), name: 'My Things', text: 'See, download and delete what you have made.' },
  { to: windowPage('display'), name: 'Display Settings', text: 'Choose colors, wallpaper, sounds and text size.' },
];

/** For whoever wonders. */
export const BUILT: readonly string[] = [
  'Nothing that happens here is ever overwritten. Every like, comment and decision is appended to a log of events, and all lists, pages and counts are read models made from it. They can be made anew at any time, and the log shows what was known when, and by whom it was done.',
  'What you see is made of micro-frontends: the desktop is one program, and each program on it another, with a team, a version and a release of its own. The desktop finds them when it starts and goes on without those that do not answer.',
];

export const CREDITS: readonly { what: string; who: string }[] = [
  { what: 'Lettering', who: 'Pixelify Sans by the Pixelify Sans Project Authors, SIL Open Font License 1.1' },
  { what: 'Pictograms in generated pictures', who: 'Fluent Emoji by Microsoft, MIT License' },
  { what: 'Music', who: 'Bouncing Ball, Dreaming of Bones and Sunset Walkies, composed for Marcel OS, MIT License' },
  { what: 'Marcel, icons and wallpapers', who: 'Drawn for Marcel OS, MIT License' },
  { what: 'Mascots', who: 'Belong to their owners; the drawings of the demonstration set are ours' },
];
