import { MAIN_PAGES, type PreviewEntry, type RemoteEntry } from '@marcel/contracts';
import { isIconName } from '@marcel/kit';
import { useQuery } from '@tanstack/react-query';
import { PROGRAM_PAGES, pageOf, type ProgramPage } from './programs';
import { readRemotes } from './remotes/running';

export interface InstalledPrograms {
  programs: readonly ProgramPage[];
  /** Names of the remotes whose programs can stand in windows. */
  windowed: readonly string[];
  /** Whether it is not known yet what there is. */
  pending: boolean;
}

const MANIFEST = { queryKey: ['remotes'], queryFn: readRemotes };

/** What is installed, as the server has told it to this page. */
export const useManifest = () => useQuery(MANIFEST);

/** What the installed remotes bring beyond the programs that this shell knows, as their releases describe it. */
export function useInstalledPrograms(): InstalledPrograms {
  const { data, isPending } = useManifest();
  const remotes = data?.remotes ?? [];
  const windowed = remotes.flatMap(({ name, windows }) => (windows ? name : []));
  return { programs: programsOf(remotes), windowed, pending: isPending };
}

/** What this visitor alone gets, by links. */
export const usePreviews = (): readonly PreviewEntry[] => useManifest().data?.previews ?? [];

/** The desktop's, and what lies at or below the page of a program that every shell knows. */
const isTaken = (path: string): boolean =>
  path === MAIN_PAGES.desktop || PROGRAM_PAGES.some(({ to }) => `${path}/`.startsWith(`${to}/`));

/** A path belongs to the shell, or to the first that asks for it. */
export function programsOf(remotes: readonly RemoteEntry[]): ProgramPage[] {
  const pages = new Map<string, ProgramPage>();
  for (const { name, programs = [] } of remotes) {
    for (const { path, title, icon = '' } of programs) {
      if (isTaken(path) || pages.has(path)) continue;
      pages.set(path, pageOf(name, path, title, isIconName(icon) ? icon : 'dog'));
    }
  }
  return [...pages.values()];
}
