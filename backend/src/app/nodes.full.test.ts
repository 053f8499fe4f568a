import {
  COMMENT_PAGE,
  CommentList,
  GeneratedImage,
  hashOfStoredPicture,
  LikeCount,
  pictureAtWidth,
  ROUTES,
  SubmissionReceipt,
} from '@marcel/contracts';
import { noise, photograph } from '../platform/pictures/testing/samples.js';
import { TestVisitor } from '../test-support/test-visitor.js';
import { ModerationClient } from '../test-support/moderation/moderation-client.js';
import { pause } from '../test-support/pause.js';
import type { ProductProcess } from '../test-support/product-process.js';
import { StudioClient } from '../test-support/studio/studio-client.js';
import { logSetup, type LogSetup } from '../test-support/testing/log-setup.js';
import { describeWithFerretDb } from '../test-support/testing/with-ferretdb.js';
import { SeveralNodes } from '../test-support/fault-run/several-nodes.js';

jest.setTimeout(600_000);

const describeNodes = (own: LogSetup, define: (used: () => SeveralNodes) => void): void =>
  describeWithFerretDb('several nodes', (ferretDb) => {
    let nodes: SeveralNodes;
    beforeEach(async () => void (nodes = await SeveralNodes.start(ferretDb, logSetup(own))));
    afterEach(() => nodes.stop());
    define(() => nodes);
  });

describeNodes('single', (used) => {
  it('show writes of another node at once', async () => {
    const nodes = used();
    await nodes.node('projector', 'projector,worker');
    const [one, other] = [await nodes.node('one', 'api'), await nodes.node('other', 'api')];
    const { id } = await one.rest.publish();
    for (let likes = 1; likes <= 10; likes += 1) {
      const [writer, reader] = likes % 2 === 0 ? [one, other] : [other, one];
      const answer = await writer.rest.call('POST', `/api/mascots/${id}/like`);
      expect(LikeCount.parse(answer.body)).toEqual({ id, likes });
      expect((await reader.rest.mascots())[0]?.likes).toBe(likes);
    }
  });

  it('may be several workers on one port, which report the metrics of all', async () => {
    const { rest } = await used().node('one', 'api,projector,worker', { WORKERS: '2' });
    const { id } = await rest.publish();
    // In parallel, so that each uses its own connection.
    const liked = Array.from({ length: 8 }, () => rest.call('POST', `/api/mascots/${id}/like`));
    const counts = (await Promise.all(liked)).map(({ body }) => LikeCount.parse(body).likes);
    expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const seen = await Promise.all(Array.from({ length: 8 }, () => rest.mascots()));
    expect(seen.map(([mascot]) => mascot?.likes)).toEqual(Array<number>(8).fill(8));
    const figures = String((await rest.get(ROUTES.metrics)).body);
    const answers = figures.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm);
    const likes = [...answers].filter(([, labels = '']) => labels.includes('/like'));
    expect(likes.map(([, labels = '']) => /worker="(\d)"/.exec(labels)?.[1]).toSorted()).toEqual(['1', '2']);
    expect(likes.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(8);
  });

  it('hide and restore items, with their pictures, as soon as another node does', async () => {
    const nodes = used();
    await nodes.node('projector', 'projector,worker');
    const [one, other] = [await nodes.node('one', 'api'), await nodes.node('other', 'api')];
    const [moderation, watching] = [new ModerationClient(one.rest), new StudioClient(other.rest)];
    const { id, storagePath } = await watching.finishedImage({ prompt: 'A beach at sunset' });
    const seen = async () => [
      (await watching.images()).items.length,
      (await other.rest.get(storagePath ?? '')).status,
      (await other.rest.get(pictureAtWidth(storagePath ?? '', 320))).status,
    ];
    expect(await seen()).toEqual([1, 200, 200]);
    await moderation.moderate({ kind: 'image', id }, 'hide');
    expect(await seen()).toEqual([0, 410, 410]);
    expect((await new ModerationClient(other.rest).moderate({ kind: 'image', id }, 'hide')).status).toBe(409);
    await moderation.moderate({ kind: 'image', id }, 'restore');
    expect(await seen()).toEqual([1, 200, 200]);
  });

  it('delete items by owner key that another node has created', async () => {
    const nodes = used();
    await nodes.node('projector', 'projector,worker');
    const [one, other] = [await nodes.node('one', 'api'), await nodes.node('other', 'api')];
    const { id: mascotId } = await one.rest.publish();
    const visitor = new TestVisitor(one.rest);
    const [comment, hug] = [await visitor.comment(mascotId), await visitor.hug(await photograph())];
    const { storagePaths } = await new StudioClient(one.rest).settledHug(hug.id);
    const elsewhere = new TestVisitor(other.rest, visitor.key);
    expect((await elsewhere.mine()).items.map(({ kind }) => kind)).toEqual(['hug', 'comment']);
    expect((await new TestVisitor(other.rest).deleteItem('hug', hug.id)).status).toBe(403);
    expect((await elsewhere.deleteItem('hug', hug.id)).status).toBe(200);
    expect((await elsewhere.deleteItem('comment', comment.id)).status).toBe(200);
    expect(await visitor.mine()).toMatchObject({ items: [], total: 0 });
    expect((await one.rest.get(storagePaths[0] ?? '')).status).toBe(410);
  });

  it('keep no data that was erased on another node, neither in the log nor in a collection', async () => {
    const nodes = used();
    await nodes.node('projector', 'projector,worker');
    const [one, other] = [await nodes.node('one', 'api'), await nodes.node('other', 'api')];
    const words = ['Quibberflonk', 'Zanthoxylum', 'Brindlewarp'] as const;
    const visitor = new TestVisitor(one.rest);
    const { id: mascotId } = await one.rest.publish();
    const comment = await visitor.comment(mascotId, `${words[1]} wuzzles`, words[0]);
    const asked = await visitor.hug(await noise(64, 64).png().toBuffer(), words[2]);
    const hug = await new StudioClient(one.rest).settledHug(asked.id);
    const pictures = [hug.profilePictureUrl, ...hug.storagePaths].map((url) => hashOfStoredPicture(url) ?? url);
    const kept = await nodes.everythingKept();
    expect(words.filter((word) => !kept.includes(word))).toEqual([]);
    const moderation = new ModerationClient(other.rest);
    for (const item of [{ kind: 'comment', id: comment.id } as const, { kind: 'hug', id: hug.id } as const])
      expect((await moderation.moderate(item, 'erase')).status).toBe(200);
    const left = async () => {
      const now = await nodes.everythingKept();
      return words.filter((word) => now.includes(word));
    };
    while ((await left()).length > 0) await pause();
    for (const picture of pictures) expect((await one.rest.get(`/pictures/${picture}.webp`)).status).toBe(410);
    const blobs = async () => (await nodes.namesOfBlobs()).filter((name) => pictures.includes(name));
    while ((await blobs()).length > 0) await pause();
  });

  it('finish each picture once although the worker is killed', async () => {
    const nodes = used();
    const workers = [await nodes.node('first', 'projector,worker'), await nodes.node('second', 'projector,worker')];
    const [one, other] = [await nodes.node('one', 'api'), await nodes.node('other', 'api')];
    const [asking, watching] = [new StudioClient(one.rest), new StudioClient(other.rest)];
    const first = await asking.finishedImage({ prompt: 'A beach at sunset' });
    const orders = await Promise.all(['castle', 'forest', 'city', 'moon'].map((prompt) => asking.image({ prompt })));
    await workers[0]?.kill();
    for (const { body } of orders) {
      const { id } = GeneratedImage.parse(body);
      expect(await watching.settledImage(id)).toMatchObject({ status: 'completed', preserved: true });
    }
    const { items } = await watching.images();
    expect(new Set(items.map(({ id }) => id)).size).toBe(orders.length + 1);
    expect(items.at(-1)).toMatchObject({ id: first.id, storagePath: first.storagePath });
  });
});

describeNodes('cluster', (used) => {
  it('lose no acknowledged write when nodes die or lose leadership in turn', async () => {
    const nodes = used();
    const projectors = [await nodes.node('first', 'projector,worker'), await nodes.node('second', 'projector,worker')];
    const [one, other] = [await nodes.node('one', 'api'), await nodes.node('other', 'api')];
    const { id } = await one.rest.publish();
    const acknowledged = new Set<string>();
    const load = new AbortController();

    const writer = async (api: ProductProcess, number: number): Promise<void> => {
      for (let round = 0; !load.signal.aborted; round += 1) {
        const content = `comment ${number}-${round}`;
        const json = { author: 'Grace', content };
        const answer = await api.rest.call('POST', `/api/mascots/${id}/comments`, { json }).catch(() => undefined);
        if (answer?.status === 201) acknowledged.add(content);
      }
    };
    const more = async (count: number): Promise<void> => {
      const goal = acknowledged.size + count;
      while (acknowledged.size < goal) await pause();
    };
    const writers = [one, other, one, other].map(writer);

    await more(8);
    await projectors[0]?.kill();
    for (const { inject } of nodes.faults) {
      await more(8);
      const heal = await inject();
      await heal();
    }
    await more(8);
    load.abort();
    await Promise.all(writers);
    await one.untilReady();

    const shown = async (api: ProductProcess) =>
      CommentList.parse((await api.rest.get(`/api/mascots/${id}/comments?limit=${COMMENT_PAGE.limitMax}`)).body).map(
        ({ content }) => content,
      );
    // The last comment marks the end of the log for every view.
    expect((await one.rest.submit({ name: 'Last' })).status).toBe(201);
    await one.rest.call('POST', `/api/mascots/${id}/comments`, { json: { author: 'Grace', content: 'the end' } });
    while (!(await shown(other)).includes('the end')) await pause();
    const contents = await shown(other);
    expect(contents).toEqual(expect.arrayContaining([...acknowledged]));
    expect(new Set(contents).size).toBe(contents.length);
    expect(SubmissionReceipt.parse((await other.rest.submit()).body).status).toBe('pending');
  });
});
