import { HEADERS, OWNER_KEY } from '@marcel/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import type { CommandContext } from '../command-handling/command-context.js';
import { DomainError } from '../decider/domain-error.js';
import { Context } from './requests.js';
import { startTestApp, type TestApp } from './testing/test-app.js';
import { AssignsOwner, newOwnerKey, hashOwnerKey } from './ownership.js';

@Controller('api')
class MakingController {
  @Post('things')
  @HttpCode(202)
  @AssignsOwner()
  make(@Body() { refused }: { readonly refused?: boolean }, @Context() context: CommandContext): object {
    if (refused === true) throw new DomainError('conflict', 'Not now');
    return { owner: context.actor.id };
  }

  @Post('others')
  other(@Context() context: CommandContext): object {
    return { owner: context.actor.id ?? null };
  }
}

let test: TestApp;
const log: string[] = [];

beforeEach(async () => {
  log.length = 0;
  test = await startTestApp({ controllers: [MakingController], log: { write: (line) => void log.push(line) } });
});
afterEach(() => test.close());

const post = async (url: string, headers: Record<string, string> = {}, payload: object = {}) => {
  const answer = await test.app.inject({ method: 'POST', url, headers, payload });
  const { owner } = answer.json<{ owner?: string }>();
  return { status: answer.statusCode, key: answer.headers[HEADERS.ownerKey], owner };
};
const make = (headers?: Record<string, string>, payload?: object) => post('/api/things', headers, payload);

const REPEATED = { [HEADERS.idempotencyKey]: 'the-key-of-a-request' };

describe('an item', () => {
  it('belongs to the key that the request carries', async () => {
    const key = newOwnerKey();
    expect(await make({ [HEADERS.ownerKey]: key })).toEqual({ status: 202, key, owner: hashOwnerKey(key) });
  });

  it.each([
    ['none', {}],
    ['one that is too short', { [HEADERS.ownerKey]: 'short' }],
    ['one that is none', { [HEADERS.ownerKey]: `${'a'.repeat(42)}/` }],
  ])('belongs to a fresh key where the request has %s', async (_, headers) => {
    const [one, other] = [await make(headers), await make(headers)];
    expect(one.key).toMatch(OWNER_KEY.pattern);
    expect(one.owner).toBe(hashOwnerKey(String(one.key)));
    expect(other.key).not.toBe(one.key);
  });

  it('gets no key in an error response, or when nothing is created', async () => {
    expect(await make({}, { refused: true })).toMatchObject({ status: 409, key: undefined });
    expect(await post('/api/others', { [HEADERS.ownerKey]: newOwnerKey() })).toMatchObject({
      key: undefined,
      owner: null,
    });
  });

  it('has the same key when the request is repeated, also before its first response was stored', async () => {
    const first = await make(REPEATED);
    expect(await make(REPEATED)).toEqual(first);
    const again = await startTestApp({ controllers: [MakingController] });
    const afresh = await again.app.inject({ method: 'POST', url: '/api/things', headers: REPEATED, payload: {} });
    expect(afresh.headers[HEADERS.ownerKey]).toBe(first.key);
    await again.close();
  });

  it('hides its key from a repeated request with another key or body', async () => {
    const key = newOwnerKey();
    await make({ ...REPEATED, [HEADERS.ownerKey]: key });
    const stranger = newOwnerKey();
    expect(await make({ ...REPEATED, [HEADERS.ownerKey]: stranger })).toMatchObject({ status: 202, key: stranger });
    expect((await make(REPEATED)).key).not.toBe(key);
    expect(await make(REPEATED, { other: 'body' })).toMatchObject({ status: 422, key: undefined });
  });

  it("leaves no key in the service's log or files", async () => {
    const [own, made] = [newOwnerKey(), await make(REPEATED)];
    await make({ [HEADERS.ownerKey]: own, [HEADERS.idempotencyKey]: 'another-key-of-a-request' });
    await test.close({ keepData: true });
    // Read synchronously: libsql deletes the empty write-ahead log only when its statements are garbage-collected.
    const contents = readdirSync(test.dataDirectory, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => readFileSync(path.join(file.parentPath, file.name), 'latin1'));
    expect(log.join('')).toContain('/api/things');
    expect(contents.join('').length).toBeGreaterThan(0);
    for (const key of [own, String(made.key)]) expect(log.join('') + contents.join('')).not.toContain(key);
    test = await startTestApp({ controllers: [MakingController], dataDirectory: test.dataDirectory });
  });
});
