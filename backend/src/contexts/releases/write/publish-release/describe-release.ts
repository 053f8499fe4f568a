import { RELEASE_FILE, RELEASE_LIMITS, RELEASE_MESSAGES, ReleaseDescription } from '@marcel/contracts';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import type { ReleasePublished } from '../../domain/frontend.events.js';

type Described = Omit<ReleasePublished['data'], 'release' | 'hash' | 'entry' | 'files'>;

const refusal = (message: string): DomainError => DomainError.fields([{ path: RELEASE_FILE, message }]);

/** What `release.json` tells, as it is recorded. @throws DomainError `invalid_input` */
export function describeRelease(frontend: string, bytes: Uint8Array | undefined): Described {
  const { name, version, commit, builtAt, exposes, needs, provides } = read(bytes);
  if (name !== frontend) throw refusal(RELEASE_MESSAGES.otherName(name));
  return {
    version,
    commit: commit ?? null,
    builtAt: builtAt ?? null,
    modules: exposes.modules,
    programs: exposes.programs.map(({ path, title, icon = null }) => ({ path, title, icon })),
    needs: { ...needs, shell: needs.shell ?? null, kit: needs.kit ?? null },
    provides: provides === undefined ? null : { ...provides, shell: provides.shell ?? null, kit: provides.kit ?? null },
  };
}

function read(bytes: Uint8Array | undefined): ReleaseDescription {
  if (bytes === undefined) throw refusal(RELEASE_MESSAGES.missing(RELEASE_FILE));
  if (bytes.length > RELEASE_LIMITS.describedBytes) throw refusal(RELEASE_MESSAGES.description('', 'it is too large'));
  const { success, data, error } = ReleaseDescription.safeParse(parse(bytes));
  if (success) return data;
  const [issue] = error.issues;
  throw refusal(RELEASE_MESSAGES.description(issue?.path.join('.') ?? '', issue?.message ?? 'it is not valid'));
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    throw refusal(RELEASE_MESSAGES.description('', 'it is no JSON'));
  }
}
