import { RELEASE_FILE, RELEASE_LIMITS, RELEASE_MESSAGES, ReleaseDescription } from '@marcel/contracts';
import { DomainError } from '../../platform/decider/domain-error.js';

const refusal = (message: string): DomainError => DomainError.fields([{ path: RELEASE_FILE, message }]);

/** What a file tells that may be `release.json`. @throws DomainError `invalid_input` */
export function readDescription(frontend: string, bytes: Uint8Array | undefined): ReleaseDescription {
  if (bytes === undefined) throw refusal(RELEASE_MESSAGES.missing(RELEASE_FILE));
  if (bytes.length > RELEASE_LIMITS.describedBytes) throw refusal(RELEASE_MESSAGES.description('', 'it is too large'));
  const { success, data, error } = ReleaseDescription.safeParse(parse(bytes));
  if (success && data.name !== frontend) throw refusal(RELEASE_MESSAGES.otherName(data.name));
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
