import { binaryEvent } from '@eventstore/db-client';
import { collect, numbered, useClient } from '../testing/use-client.js';

let now = Date.UTC(2024, 1, 29);

describe('A link leads nowhere', () => {
  const server = useClient(() => ({ now: () => now }));

  /** The revisions of what the links to all three events of a stream lead to. */
  async function followed(): Promise<unknown[]> {
    const links = ['0@a', '1@a', '2@a'].map((target) => binaryEvent({ type: '$>', data: Buffer.from(target) }));
    await server.client.appendToStream('links', links);
    const resolved = await collect(server.client.readStream('links', { resolveLinkTos: true }));
    expect(resolved.map(({ link }) => Number(link?.revision))).toEqual([0, 1, 2]);
    return resolved.map(({ event }) => event && Number(event.revision));
  }
  beforeEach(() => server.client.appendToStream('a', numbered(3)));

  it('never, as long as everything can be read', async () => {
    expect(await followed()).toEqual([0, 1, 2]);
  });

  it('when the stream was deleted', async () => {
    await server.client.deleteStream('a');
    expect(await followed()).toEqual([undefined, undefined, undefined]);
  });

  it('when the stream was deleted for good', async () => {
    await server.client.tombstoneStream('a');
    expect(await followed()).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['truncated', { truncateBefore: 1 }, [undefined, 1, 2]],
    ['kept short', { maxCount: 1 }, [undefined, undefined, 2]],
    ['too old', { maxAge: 60 }, [undefined, undefined, undefined]],
  ] as const)('when the event is %s', async (_, metadata, revisions) => {
    now += 61_000;
    await server.client.setStreamMetadata('a', metadata);
    expect(await followed()).toEqual(revisions);
  });
});
