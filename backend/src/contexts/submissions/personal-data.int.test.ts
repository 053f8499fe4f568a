import type { KeyVault } from '../../platform/personal-data/key-vault.js';
import { inMemoryKeys } from '../../platform/personal-data/testing/in-memory-keys.js';
import { nextId } from '../../platform/command-handling/next-id.js';
import { context, WriteSide } from '../../test-support/testing/write-side.js';
import { submissionReceivedData } from './domain/fixtures/submission-received.js';
import { submissions, SUBMISSION_KIND } from './domain/submission.js';
import { logMissingKeys } from './personal-data.js';

describe('keys of personal data', () => {
  let keys: KeyVault;
  let side: WriteSide;
  beforeEach(async () => {
    keys = inMemoryKeys();
    side = await WriteSide.open();
  });
  afterEach(async () => {
    await side.close();
    await keys.close();
  });

  const loggedErrors = async (): Promise<string[]> => {
    const lines: unknown[] = [];
    await logMissingKeys(side.store, keys, { error: (line: unknown) => void lines.push(line) });
    return lines.map(String);
  };
  const submit = async (): Promise<void> => {
    await nextId(side.store, SUBMISSION_KIND, context);
    const id = await nextId(side.store, SUBMISSION_KIND, context);
    await side.given(submissions.at(id), { type: 'SubmissionReceived', data: submissionReceivedData });
  };

  it('are reported as missing when the log has submissions but there is no key', async () => {
    await submit();
    expect(await loggedErrors()).toEqual([expect.stringContaining('The keys of personal data are missing')]);
  });

  it.each([
    ['nothing was ever encrypted', async () => undefined],
    ['an id was taken, and nothing came of it', () => nextId(side.store, SUBMISSION_KIND, context)],
    ['one is there', () => Promise.all([submit(), keys.getOrCreate('submission-2')])],
    ['all of them were destroyed', () => Promise.all([submit(), keys.destroy('submission-2')])],
  ])('are not reported as missing when %s', async (_, given) => {
    await given();
    expect(await loggedErrors()).toEqual([]);
  });
});
