import type { DeskChange } from '@marcel/contracts';
import { followChanges } from './follow-changes';

const CHANGE: DeskChange = {
  kind: 'submission',
  id: 7,
  type: 'SubmissionApproved',
  time: '2026-01-01T10:00:00.000Z',
  actor: 'admin',
  correlationId: 'request',
};

/** Serves these pieces of text as the body of the stream. */
function serve(...pieces: string[]): jest.Mock {
  const chunks = pieces.map((piece) => new TextEncoder().encode(piece));
  const read = () => Promise.resolve({ done: chunks.length === 0, value: chunks.shift() });
  const fetched = jest.fn().mockResolvedValue({ ok: true, status: 200, body: { getReader: () => ({ read }) } });
  globalThis.fetch = fetched;
  return fetched;
}

const follow = async () => {
  const heard: DeskChange[] = [];
  const onOpen = jest.fn();
  const { signal } = new AbortController();
  await followChanges({ token: 'secret', onOpen, onChange: (change) => heard.push(change), signal });
  return { heard, onOpen };
};

it('hears changes under the token, however the stream is cut', async () => {
  const message = `event: change\ndata: ${JSON.stringify(CHANGE)}\n\n`;
  const fetched = serve(': still here\n\n', message.slice(0, 20), message.slice(20), 'event: other\ndata: {}\n\n');
  const { heard, onOpen } = await follow();
  expect(heard).toEqual([CHANGE]);
  expect(onOpen).toHaveBeenCalledTimes(1);
  const headers: unknown = expect.objectContaining({ 'x-admin-token': 'secret' });
  expect(fetched).toHaveBeenCalledWith('/api/admin/events', expect.objectContaining({ headers }));
});

it('fails when the server refuses', async () => {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: false, status: 503, body: null });
  await expect(follow()).rejects.toThrow('503');
});
