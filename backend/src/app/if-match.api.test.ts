import { ErrorBody, ERROR_MESSAGES, HEADERS, Mascot, SubmissionReceipt } from '@marcel/contracts';
import * as z from 'zod/mini';
import { formOf, type RestOptions } from '../test-support/rest-client.js';
import { rest } from '../test-support/shared-product/shared-product.js';

const Operation = z.object({ parameters: z.optional(z.array(z.object({ name: z.string() }))) });
const Documented = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

const REASON = { reason: 'A mistake' };

/** Writes on records that have no editable state, hence no tag. */
const OF_ONE_STATE: ReadonlySet<string> = new Set([
  'DELETE /api/comments/{id}',
  'DELETE /api/marcel-hugging/{id}',
  'DELETE /api/images/{id}',
]);

interface RecordOf {
  readonly id: number;
  readonly address: string;
}

interface Write {
  readonly path: (id: number) => string;
  readonly options: () => RestOptions;
  readonly given: () => Promise<RecordOf>;
}

describe('If-Match', () => {
  const send = (method: string, path: string, options: RestOptions, ifMatch?: string) =>
    rest.call(method, path, {
      admin: true,
      ...options,
      headers: { ...options.headers, ...(ifMatch !== undefined && { [HEADERS.ifMatch]: ifMatch }) },
    });
  const tagOf = async (address: string) => String((await rest.get(address, { admin: true })).headers.get('etag'));

  const mascot = async (): Promise<RecordOf> => {
    const { id } = await rest.publish();
    return { id, address: `/api/mascots/${id}` };
  };
  const editedMascot = async (): Promise<RecordOf> => {
    const edited = await mascot();
    await send('PUT', edited.address, { json: { cuteness: 1 } });
    return edited;
  };
  const submission = async (): Promise<RecordOf> => {
    const { id } = SubmissionReceipt.parse((await rest.submit()).body);
    return { id, address: `/api/submissions/${id}` };
  };
  const rejected = async (): Promise<RecordOf> => {
    const decided = await submission();
    await send('PUT', `${decided.address}/reject`, { json: { adminNotes: 'No' } });
    return decided;
  };
  const pictureForm = () => ({ form: formOf({ imageUrl: `/pictures/${'a'.repeat(64)}.webp` }) });
  const json = (body: object) => () => ({ json: body });

  const WRITES: Readonly<Record<string, Write>> = {
    'PUT a mascot': { path: (id) => `/api/mascots/${id}`, options: json({ humor: 2 }), given: mascot },
    'DELETE a mascot': { path: (id) => `/api/mascots/${id}`, options: () => ({}), given: mascot },
    'POST its picture': { path: (id) => `/api/mascots/${id}/image`, options: pictureForm, given: mascot },
    'POST a reversal': {
      path: (id) => `/api/mascots/${id}/revert`,
      options: json({ revision: 1, ...REASON }),
      given: editedMascot,
    },
    'PUT an approval': { path: (id) => `/api/submissions/${id}/approve`, options: json({}), given: submission },
    'PUT a rejection': {
      path: (id) => `/api/submissions/${id}/reject`,
      options: json({ adminNotes: 'No' }),
      given: submission,
    },
    'POST a reopening': { path: (id) => `/api/submissions/${id}/reopen`, options: json(REASON), given: rejected },
    'DELETE a submission': { path: (id) => `/api/submissions/${id}`, options: () => ({}), given: submission },
    'POST an erasure': { path: (id) => `/api/submissions/${id}/erase`, options: json(REASON), given: rejected },
  };

  it.each(Object.entries(WRITES))('%s: succeeds only for the version that was read', async (name, write) => {
    const method = name.slice(0, name.indexOf(' '));
    const { id, address } = await write.given();
    const tag = await tagOf(address);
    const stale = tag.replace(/@\d+-/, '@999-');
    for (const ifMatch of [stale, `W/${tag}`, '"of-another-release"', tag.replace('@', '0@'), 'no tag', '']) {
      const { status, body } = await send(method, write.path(id), write.options(), ifMatch);
      expect([ifMatch, status]).toEqual([ifMatch, 412]);
      expect(ErrorBody.parse(body)).toMatchObject({
        code: 'precondition_failed',
        error: ERROR_MESSAGES.changedSince,
      });
    }
    expect(await tagOf(address)).toBe(tag);
    expect((await send(method, write.path(id), write.options(), `${stale}, ${tag}`)).status).toBe(200);
    expect(await tagOf(address)).not.toBe(tag);
  });

  it('is optional, and * accepts every version', async () => {
    const { address } = await mascot();
    expect((await send('PUT', address, { json: { humor: 2 } })).status).toBe(200);
    expect((await send('PUT', address, { json: { humor: 3 } }, '*')).status).toBe(200);
    expect((await send('PUT', '/api/mascots/99999', { json: { humor: 3 } }, '*')).status).toBe(404);
    expect((await send('PUT', '/api/mascots/99999', { json: { humor: 3 } }, '"mascot-99999@0.x"')).status).toBe(404);
  });

  it('is still valid after likes, but not after a deletion and restoration', async () => {
    const { id, address } = await mascot();
    const tag = await tagOf(address);
    await rest.call('POST', `${address}/like`);
    const liked = await rest.get(address, { headers: { 'if-none-match': tag } });
    expect([liked.status, Mascot.parse(liked.body).likes]).toEqual([200, 1]);
    expect((await send('DELETE', address, {}, tag)).status).toBe(200);
    expect((await send('PUT', address, { json: { humor: 2 } }, tag)).status).toBe(412);
    expect((await send('POST', `${address}/restore`, { json: REASON }, tag)).status).toBe(412);
    expect((await send('POST', `/api/mascots/${id}/restore`, { json: REASON })).status).toBe(200);
    expect((await send('PUT', address, { json: { humor: 2 } }, tag)).status).toBe(412);
    expect((await send('PUT', address, { json: { humor: 2 } }, await tagOf(address))).status).toBe(200);
  });

  it('lets one of many concurrent writes win', async () => {
    const { address } = await mascot();
    const tag = await tagOf(address);
    const crowd = Array.from({ length: 20 }, (_, n) => send('PUT', address, { json: { name: `Name ${n}` } }, tag));
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array<number>(19).fill(412)]);
  });

  it('repeats the first response under an idempotency key, although the record has changed', async () => {
    const { address } = await mascot();
    const tag = await tagOf(address);
    const headers = { [HEADERS.idempotencyKey]: 'a-key-of-an-editor-1' };
    const save = () => send('PUT', address, { json: { humor: 2 }, headers }, tag);
    const first = await save();
    expect(await save()).toMatchObject({ status: 200, body: first.body });
  });

  it('is checked for each submission of a bulk decision', async () => {
    const [one, other, third] = [await submission(), await submission(), await submission()];
    const tags = [await tagOf(one.address), (await tagOf(other.address)).replace('@0', '@7')];
    const json = { ids: [one.id, other.id, third.id], adminNotes: 'No' };
    const { status, body } = await send('PUT', '/api/submissions/reject', { json }, tags.join(', '));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      decided: [{ id: one.id }],
      failed: [other.id, third.id].map((id) => ({ id, code: 'precondition_failed' })),
    });
  });
});

describe('the tag of a record', () => {
  it('is the same at both addresses, cached or not', async () => {
    const { id, slug } = await rest.publish();
    const [byId, bySlug] = [`/api/mascots/${id}`, `/api/mascots/slug/${slug}`];
    const first = await rest.get(byId);
    const tag = String(first.headers.get('etag'));
    expect(tag).toMatch(/^"mascot-\d+@0-[\da-f]{12}\.[\w-]+"$/);
    expect((await rest.get(bySlug)).headers.get('etag')).toBe(tag);
    for (const address of [byId, bySlug, byId, bySlug]) {
      const again = await rest.get(address, { headers: { 'if-none-match': `W/${tag}` } });
      expect([again.status, again.headers.get('etag')]).toEqual([304, tag]);
    }
  });

  it('is returned by every write that is documented with If-Match', async () => {
    const { paths } = Documented.parse((await rest.get('/api/openapi.json')).body);
    const takes = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === HEADERS.ifMatch))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    const changing = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations)
        .filter((method) => method === 'put' || method === 'delete')
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(takes).toEqual(expect.arrayContaining(changing.filter((write) => !OF_ONE_STATE.has(write))));
  });
});
