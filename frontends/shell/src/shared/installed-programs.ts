import { MAIN_PAGES, type PreviewEntry, type RemoteEntry } from '@marcel/contracts';
import { isIconName } from '@marcel/kit';
import { useQuery } from '@tanstack/react-query';
import { PROGRAM_PAGES, createProgramPage, type ProgramPage } from './programs';
import { readRemotes } from './remotes/loaded-remotes';

const useManifest = () => useQuery({ queryKey: ['remotes'], queryFn: readRemotes });

export function useInstalledPrograms() {
  const { data, isPending } = useManifest();
  const remotes = data?.remotes ?? [];
  const withWindows = remotes.flatMap(({ name, windows }) => (windows ? name : []));
  return { programs: toPrograms(remotes), withWindows, isPending };
}

export const usePreviews = (): readonly PreviewEntry[] => useManifest().data?.previews ?? [];

const isTaken = (path: string): boolean =>
  path === MAIN_PAGES.desktop || PROGRAM_PAGES.some(({ to }) => `${path}/`.startsWith(`${to}/`));

export function toPrograms(remotes: readonly RemoteEntry[]): ProgramPage[] {
  const pages = new Map<string, ProgramPage>();
  for (const { name, programs = [] } of remotes) {
    for (const { path, title, icon = '' } of programs) {
      if (isTaken(path) || pages.has(path)) continue;
      pages.set(path, createProgramPage(name, path, title, isIconName(icon) ? icon : 'dog'));
    }
  }
  return [...pages.values()];
}
