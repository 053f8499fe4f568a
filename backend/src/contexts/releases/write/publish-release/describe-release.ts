import type { ReleaseDescription } from '@marcel/contracts';
import type { ReleasePublished } from '../../domain/frontend.events.js';
import { IN_WINDOWS } from '../../domain/in-windows.js';
import { readDescription } from '../../release-file.js';

type Described = Omit<ReleasePublished['data'], 'release' | 'hash' | 'entry' | 'files'>;

/** What `release.json` tells, as far as it is recorded: the file itself is kept with the release. @throws DomainError `invalid_input` */
export function describeRelease(frontend: string, bytes: Uint8Array | undefined): Described {
  const { version, commit, builtAt, exposes, needs, provides } = readDescription(frontend, bytes);
  return {
    version,
    commit: commit ?? null,
    builtAt: builtAt ?? null,
    modules: exposes.windows ? [...exposes.modules, IN_WINDOWS] : exposes.modules,
    programs: exposes.programs.map(({ path, title, icon = null }) => ({ path, title, icon })),
    needs: {
      shell: needs.shell ?? null,
      kit: needs.kit ?? null,
      kitExports: needs.kitExports,
      operations: needs.operations,
    },
    provides: provides === undefined ? null : providedBy(provides),
  };
}

const providedBy = ({ shell, kit, kitExports }: NonNullable<ReleaseDescription['provides']>) => ({
  shell: shell ?? null,
  kit: kit ?? null,
  kitExports,
});
