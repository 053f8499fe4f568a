import * as z from 'zod/mini';
import { fillPath, PAGES } from '@marcel/contracts';
import { createHash, randomBytes } from 'node:crypto';
import type { EventStore } from '../../platform/event-store/event-store.js';
import type { Log } from '../../platform/observability/logging/log.js';
import type { KeyVault } from '../../platform/personal-data/key-vault.js';
import { idStreams } from '../../platform/command-handling/next-id.js';
import { submissionStream, SUBMISSION_KIND } from './domain/submission.js';

export const SubmitterContact = z.object({ email: z.string(), linkedinUrl: z.string(), statusKey: z.string() });
export type SubmitterContact = z.infer<typeof SubmitterContact>;

export const submitterId = (submissionId: number): string => `submission-${submissionId}`;

export const newStatusKey = (): string => randomBytes(24).toString('base64url');

export const hashStatusKey = (key: string): string => createHash('sha256').update(key).digest('hex');

export const statusUrl = (key: string): string => fillPath(PAGES.submissionStatus, { key });

const KEYS_MISSING =
  'The keys of personal data are missing, but the log has submissions: their contacts and private links cannot be decrypted. ' +
  'Stop the server, restore the keys from their backup and start it again';

type Streams = Pick<EventStore, 'readStream'>;
type Keys = Pick<KeyVault, 'isEmpty'>;

async function hasSubmissions(events: Streams): Promise<boolean> {
  const newest = events.readStream(`${idStreams.prefix}${SUBMISSION_KIND}`, { direction: 'backwards', limit: 1 });
  for await (const { revision } of newest)
    for (let id = 1; id <= revision + 1; id += 1)
      for await (const _ of events.readStream(submissionStream(id), { limit: 1 })) return true;
  return false;
}

export async function logMissingKeys(events: Streams, keys: Keys, log: Pick<Log, 'error'>): Promise<void> {
  const areKeysMissing = async () => (await keys.isEmpty()) && (await hasSubmissions(events));
  if (await areKeysMissing().catch(() => false)) log.error(KEYS_MISSING);
}
