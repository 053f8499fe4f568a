import * as path from 'node:path';
import {
  Comment,
  fillPath,
  GeneratedImage,
  hashOfStoredPicture,
  Hug,
  NDJSON,
  PICTURE_WIDTHS,
  pictureAtWidth,
  ROUTES,
  STUDIO_FILES,
  type ItemRef,
} from '@marcel/contracts';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { collect, type EventStore } from '../../platform/event-store/event-store.js';
import { errorCode } from '../../platform/errors/error-code.js';
import { newEvents, systemClockAndIds } from '../../platform/command-handling/new-events.js';
import { noise } from '../../platform/pictures/testing/samples.js';
import { itemEvents, moderationStream } from '../../contexts/moderation/index.js';
import { verdictEventsOf } from '../../test-support/testing/verdict-events.js';
import { ModerationClient } from '../../test-support/moderation/moderation-client.js';
import { pause } from '../../test-support/pause.js';
import { StudioClient } from '../../test-support/studio/studio-client.js';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';
import { KeptProduct } from './testing/kept-product.js';

const [AUTHOR, CONTENT, NAME, PROMPT] = ['Quibberflonk', 'Zanthoxylum wuzzles', 'Brindlewarp', 'Gloxinia vespertine'];
const SECRETS = [AUTHOR, CONTENT, NAME, PROMPT].flatMap((text) => [text, text.toLowerCase()]);

/** Long enough a sample from the middle of a picture to be unique. */
const SAMPLE_BYTES = 48;

let folder: string;
let kept: KeptProduct;
let product: TestProduct;
let mascotId: number;
let posts: { readonly comment: () => Promise<number>; readonly hug: () => Promise<number> };
let items: ItemRef[];
let pictures: string[];

async function fill(): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'marcel-erased-'));
  kept = await KeptProduct.create(folder);
  product = await start();
  const studio = () => new StudioClient(product.rest, { 'idempotency-key': 'the-hug-of-somebody' });
  mascotId = (await product.rest.publish()).id;
  const portrait = await noise(640, 640).png().toBuffer();
  const comments = fillPath(ROUTES.mascotComments, { id: mascotId });
  const headers = { 'idempotency-key': 'the-comment-of-somebody' };
  const say = () => product.rest.call('POST', comments, { json: { author: AUTHOR, content: CONTENT }, headers });
  const ask = () => studio().hug({ userName: NAME, [STUDIO_FILES.portrait]: portrait });
  posts = { comment: async () => (await say()).status, hug: async () => (await ask()).status };
  const comment = Comment.parse((await say()).body);
  const hug = await studio().settledHug(Hug.parse((await ask()).body).id);
  const image = await studio().settledImage(GeneratedImage.parse((await studio().image({ prompt: PROMPT })).body).id);
  items = [
    { kind: 'comment', id: comment.id },
    { kind: 'hug', id: hug.id },
    { kind: 'image', id: image.id },
  ];
  pictures = [hug.profilePictureUrl, ...hug.storagePaths, image.storagePath ?? ''];
}

async function end(): Promise<void> {
  await product.stop();
  await rm(folder, { recursive: true });
}

const start = () => startTestProduct({ dataDirectory: kept.dataDirectory });

const addresses = () => pictures.flatMap((url) => [url, ...PICTURE_WIDTHS.map((width) => pictureAtWidth(url, width))]);

/** Requests every width, so that all are stored. */
async function samplesOfPictures(): Promise<string[]> {
  const answers = await Promise.all(addresses().map((address) => fetch(product.rest.address + address)));
  const bytes = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
  return bytes.map((one) => one.subarray(one.length / 2, one.length / 2 + SAMPLE_BYTES).toString('latin1'));
}

async function eraseAll(): Promise<void> {
  const moderation = new ModerationClient(product.rest);
  for (const item of items) expect((await moderation.moderate(item, 'erase')).status).toBe(200);
}

async function everyAnswer(): Promise<string> {
  const paths = [
    fillPath(ROUTES.mascotComments, { id: mascotId }),
    ROUTES.hugs,
    ROUTES.images,
    ROUTES.gallery,
    `${ROUTES.gallery}?search=${encodeURIComponent(NAME)}`,
    ROUTES.auditEvents,
    ...['', 'untouched', 'erased', 'shown'].map((state) => `${ROUTES.moderation}${state && `?state=${state}`}`),
    ...items.map(({ kind, id }) => fillPath(ROUTES.moderatedItem, { kind, id })),
  ];
  const answers = await Promise.all(paths.map((one) => product.rest.get(one, { admin: true })));
  answers.push(await product.rest.get(ROUTES.auditEvents, { admin: true, headers: { accept: NDJSON } }));
  const events = await collect(product.engines.events.readAll());
  for (const id of new Set(events.map(({ metadata }) => metadata.correlationId)))
    answers.push(await product.rest.get(fillPath(ROUTES.auditRequest, { id }), { admin: true }));
  return JSON.stringify(answers.map(({ body }) => body));
}

async function foundIn(folder: string, texts: readonly string[]): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const contents = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => contentOf(path.join(file.parentPath, file.name))),
  );
  return texts.filter((text) => contents.some((content) => content.includes(text)));
}

const contentOf = (file: string): Promise<string> =>
  readFile(file, 'latin1').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });

async function untilGone(secrets: readonly string[]): Promise<void> {
  while ((await blobsLeft()).length > 0) await pause();
  for (let left = secrets; left.length > 0; left = await foundIn(kept.dataDirectory, left)) await pause();
}

const blobsLeft = async () => {
  const names = new Set((await collect(product.engines.blobs.entries())).map(({ name }) => name));
  return pictures.filter((url) => names.has(hashOfStoredPicture(url) ?? ''));
};

const keysLeft = async () => {
  const keys = await collect(product.engines.keys.records());
  return keys.filter(({ subject, key }) => key !== undefined && !subject.startsWith('submission-'));
};

async function recordVerdicts(events: Pick<EventStore, 'append'>): Promise<void> {
  const context = { correlationId: 'request', causationId: 'request', actor: { kind: 'admin' } } as const;
  for (const { kind, id: itemId } of items) {
    const item = { kind, itemId };
    const decided = {
      stream: moderationStream(item),
      catalogue: itemEvents,
      events: [verdictEventsOf(item).erased],
      commandName: 'ModerateItem',
      context,
    };
    await events.append(decided.stream, 'no_stream', newEvents(decided, systemClockAndIds));
  }
}

describe('erased data', () => {
  let secrets: string[];
  let keys: Buffer;
  beforeAll(async () => {
    await fill();
    secrets = [...SECRETS, ...(await samplesOfPictures())];
    keys = await readFile(path.join(kept.dataDirectory, 'keys.db'));
  });
  afterAll(end);

  it('is in no response, also for a repeated earlier request', async () => {
    const [comment, hug] = items as [ItemRef, ItemRef];
    const hide = { items: [comment], action: 'hide', reason: 'Looked at' };
    const ask = async () => {
      const headers = { 'idempotency-key': 'asked-for-once-and-again' };
      const answers = [
        await product.rest.call('POST', ROUTES.moderation, { admin: true, json: hide, headers }),
        await product.rest.call('POST', fillPath(ROUTES.hugReroll, { id: hug.id }), { headers }),
      ];
      return { statuses: answers.map(({ status }) => status), text: JSON.stringify(answers.map(({ body }) => body)) };
    };
    const before = await everyAnswer();
    for (const secret of [AUTHOR, CONTENT, NAME, PROMPT]) expect(before).toContain(secret);
    expect((await foundIn(kept.dataDirectory, secrets)).length).toBeGreaterThan(secrets.length / 2);
    const first = await ask();
    expect(first.statuses).toEqual([200, 202]);
    expect(await ask()).toEqual(first);
    for (const secret of [CONTENT, NAME]) expect(first.text).toContain(secret);
    await new StudioClient(product.rest).settledHug(hug.id);
    await eraseAll();
    const repeated = await ask();
    expect(repeated.statuses).toEqual([200, 404]);
    const after = (await everyAnswer()) + repeated.text;
    for (const secret of SECRETS) expect(after).not.toContain(secret);
    const statuses = await Promise.all(addresses().map(async (one) => (await product.rest.get(one)).status));
    expect(new Set(statuses)).toEqual(new Set([410]));
  });

  it('is in no file, also while the product runs, after a replay, and in a backup', async () => {
    await untilGone(secrets);
    await product.stop({ keepData: true });
    product = await start();
    const after = await everyAnswer();
    for (const secret of SECRETS) expect(after).not.toContain(secret);
    await product.stop({ keepData: true });
    await kept.backUp(path.join(folder, 'backup'));
    expect(await foundIn(folder, secrets)).toEqual([]);
    product = await start();
  });

  it('stays unreadable when older keys are restored', async () => {
    expect(await keysLeft()).toEqual([]);
    await product.stop({ keepData: true });
    await writeFile(path.join(kept.dataDirectory, 'keys.db'), keys);
    product = await start();
    while ((await keysLeft()).length > 0) await pause();
  });

  it('makes a repetition of its first request fail', async () => {
    expect([await posts.comment(), await posts.hug()]).toEqual([410, 410]);
  });
});

it('an erasure is completed after the process ended between the verdict and its effects', async () => {
  await fill();
  const secrets = [...SECRETS, ...(await samplesOfPictures())];
  await product.stop({ keepData: true });
  await kept.withStores(({ events }) => recordVerdicts(events));
  product = await start();
  await untilGone(secrets);
  expect(await keysLeft()).toEqual([]);
  await end();
});
