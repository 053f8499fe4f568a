import { ADMIN_META, PAGES } from '@marcel/contracts';
import { DISPLAY, GALLERY, MY_THINGS, type Program, PROGRAMS, README, SYSTEM_PROGRAMS } from '../../../shared/programs';

export interface SearchResult extends Pick<Program, 'title' | 'icon' | 'to'> {
  detail: string;
  keywords?: string;
  preload?: () => void;
}

export const resultCountText = (count: number) => (count === 0 ? 'No results.' : `${count} found.`);

const KEYWORDS: Readonly<Record<string, string>> = {
  [PAGES.hugs]: 'photo portrait picture',
  [PAGES.imageGenerator]: 'picture prompt AI',
  [GALLERY.to]: 'pictures images',
  [PAGES.draw]: 'paint canvas drawing',
  [PAGES.directory]: 'mascots directory search',
  [MY_THINGS.to]: 'mine private delete download',
  [DISPLAY.to]: 'colors colours theme scheme dark contrast wallpaper sounds text size clock',
  [README.to]: 'about help keyboard shortcuts version credits',
};

const VISITOR_PAGES: readonly SearchResult[] = [
  { title: 'Desktop', icon: 'dog', to: PAGES.desktop, detail: 'Page', keywords: 'home' },
  { title: 'Submit a Mascot', icon: 'mascotdex', to: PAGES.submit, detail: 'Page', keywords: 'new add' },
  {
    title: 'Compare Mascots',
    icon: 'mascotdex',
    to: PAGES.compare,
    detail: 'Page',
    keywords: 'versus radar chart bars',
  },
  { title: 'Admin Login', icon: 'admin', to: PAGES.adminLogin, detail: 'Page', keywords: 'sign in token' },
];

const isAdminPage = (name: string): name is keyof typeof ADMIN_META => name in ADMIN_META;

const ADMIN_PAGES: readonly SearchResult[] = Object.entries(PAGES).flatMap(([name, to]): SearchResult[] => {
  if (!isAdminPage(name) || name === 'admin' || name === 'adminLogin' || to.includes(':')) return [];
  return [{ title: ADMIN_META[name].name, icon: 'admin', to, detail: 'Admin' }];
});

const toSearchResult = (program: Program, detail: string): SearchResult => ({
  ...program,
  detail,
  keywords: KEYWORDS[program.to] ?? '',
});

export const searchablePages = (installed: readonly Program[], isAdmin: boolean): readonly SearchResult[] => [
  ...[...PROGRAMS, ...installed].map((program) => toSearchResult(program, 'Program')),
  ...SYSTEM_PROGRAMS.map((program) => toSearchResult(program, 'System')),
  ...VISITOR_PAGES,
  ...(isAdmin ? ADMIN_PAGES : []),
];

export const normalizeText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

function rankPage({ title, keywords = '' }: SearchResult, query: string): number | undefined {
  const name = normalizeText(title);
  const hasWordStarting = (words: string, start: string) => ` ${words}`.includes(` ${start}`);
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  if (hasWordStarting(name, query)) return 2;
  if (query.split(' ').every((word) => hasWordStarting(`${name} ${normalizeText(keywords)}`, word))) return 3;
  return name.includes(query) ? 4 : undefined;
}

export function searchPages(pages: readonly SearchResult[], text: string): readonly SearchResult[] {
  const query = normalizeText(text);
  if (query === '') return [];
  return pages
    .flatMap((page) => {
      const rank = rankPage(page, query);
      return rank === undefined ? [] : [{ page, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, 8)
    .map(({ page }) => page);
}
