import { SUBMISSION_MESSAGES } from '@marcel/contracts';
import { BLOB_STORE } from '../../../platform/blob-store/blob-store.js';
import { collect } from '../../../platform/event-store/collect.js';
import { KeyVault } from '../../../platform/personal-data/key-vault.js';
import { inMemoryKeys } from '../../../platform/personal-data/testing/in-memory-keys.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { endlessRoom } from '../../../platform/pictures/testing/endless-room.js';
import { PictureIntake } from '../../../platform/pictures/picture-intake.js';
import { sendForm, WriteSide, context } from '../../../test-support/testing/write-side.js';
import { submissions } from '../domain/submission.decider.js';
import { SubmitMascotController, SubmitMascotHandler } from './submit-mascot.js';

const VALID = {
  userName: ' Ada ',
  userEmail: 'ada@example.org',
  linkedinUrl: 'https://www.linkedin.com/in/ada',
  name: 'Tux',
  brand: 'Linux',
  cuteness: '9',
};

describe('submitting a mascot', () => {
  let side: WriteSide;
  let keys: KeyVault;

  beforeEach(async () => {
    keys = inMemoryKeys();
    side = await WriteSide.open(
      SubmitMascotHandler,
      PersonalData,
      PictureIntake,
      ...endlessRoom,
      { provide: KeyVault, useValue: keys },
      { provide: BLOB_STORE, useValue: { put: async () => 'ab'.repeat(32) } },
    );
  });
  afterEach(async () => {
    await side.close();
    await keys.close();
  });

  const submit = (fields: Readonly<Record<string, string>>, idempotencySeed?: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const controller = new SubmitMascotController(side.commands, side.get(PictureIntake));
    return sendForm(form, (request) => controller.submit(request, { ...context, idempotencySeed }));
  };

  it('records it with an id of its own, and with its personal data sealed', async () => {
    const { answer } = await submit(VALID);
    expect(await answer()).toMatchObject({ id: 1, status: 'pending', statusUrl: expect.stringContaining('/status/') });
    const [received, ...rest] = await side.recorded(submissions.at(1));
    expect(rest).toEqual([]);
    const payload = { name: 'Tux', contributor: 'Ada', cuteness: 9, humor: 5, facts: [], industry: null };
    expect(received).toMatchObject({
      type: 'SubmissionReceived',
      data: { submissionId: 1, payload, imageUrl: null },
      command: 'SubmitMascot',
    });
    expect(JSON.stringify(received)).not.toContain('ada@example.org');
  });

  it('gives a repeated request its first answer', async () => {
    const first = await submit(VALID, 'key-1');
    const second = await submit(VALID, 'key-1');
    expect(await second.answer()).toEqual(await first.answer());
    expect(second.position).toBe(first.position);
  });

  it('refuses a repeated request whose submitter was erased', async () => {
    await submit(VALID, 'key-1');
    for (const { subject } of await collect(keys.records())) await keys.destroy(subject);
    await expect(submit(VALID, 'key-1')).rejects.toMatchObject({
      code: 'conflict',
      message: SUBMISSION_MESSAGES.erased,
    });
  });

  it('refuses what breaks a rule, and takes no id for it', async () => {
    await expect(submit({ ...VALID, cuteness: '11' })).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await side.store.head()).toBeUndefined();
  });
});
