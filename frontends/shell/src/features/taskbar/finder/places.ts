import { ADMIN_WORDS, PAGES } from '@marcel/contracts';
import { GALLERY, MY_THINGS, PROGRAMS, type Program } from '../../../shared/programs';
import { DISPLAY, README, SYSTEM_PROGRAMS } from '../../../shared/system-programs';
import type { Find } from './find';
import { KINDS } from './finder-texts';

/** Words by which visitors look for something that is called otherwise. */
const ALSO: Readonly<Record<string, string>> = {
  [PAGES.hugs]: 'photo portrait picture',
  [PAGES.imageGenerator]: 'picture prompt AI',
  [GALLERY.to]: 'pictures images',
  [PAGES.draw]: 'paint canvas drawing',
  [PAGES.directory]: 'mascots directory search',
  [MY_THINGS.to]: 'mine private delete download',
  [DISPLAY.to]: 'colors colours theme scheme dark contrast wallpaper sounds text size clock',
  [README.to]: 'about help keyboard shortcuts version credits',
};

const PAGES_OF_VISITORS: readonly Find[] = [
  { title: 'Desktop', icon: 'dog', to: PAGES.desktop, detail: KINDS.page, also: 'home' },
  { title: 'Submit a Mascot', icon: 'mascotdex', to: PAGES.submit, detail: KINDS.page, also: 'new add' },
  {
    title: 'Compare Mascots',
    icon: 'mascotdex',
    to: PAGES.compare,
    detail: KINDS.page,
    also: 'versus radar chart bars',
  },
  { title: 'Admin Login', icon: 'admin', to: PAGES.adminLogin, detail: KINDS.page, also: 'sign in token' },
];

const isAdmins = (name: string): name is keyof typeof ADMIN_WORDS => name in ADMIN_WORDS;

/** Those of which there is one. */
const PAGES_OF_ADMINS: readonly Find[] = Object.entries(PAGES).flatMap(([name, to]): Find[] => {
  if (!isAdmins(name) || name === 'admin' || name === 'adminLogin' || to.includes(':')) return [];
  return [{ title: ADMIN_WORDS[name].name, icon: 'admin', to, detail: KINDS.admin }];
});

const asFind = (program: Program, detail: string): Find => ({ ...program, detail, also: ALSO[program.to] ?? '' });

/** All that can be opened here by name, mascots aside. */
export const placesOf = (installed: readonly Program[], isAdmin: boolean): readonly Find[] => [
  ...[...PROGRAMS, ...installed].map((program) => asFind(program, KINDS.program)),
  ...SYSTEM_PROGRAMS.map((program) => asFind(program, KINDS.system)),
  ...PAGES_OF_VISITORS,
  ...(isAdmin ? PAGES_OF_ADMINS : []),
];
