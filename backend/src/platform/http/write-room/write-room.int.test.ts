import { ERROR_MESSAGES, HEADERS } from '@marcel/contracts';
import { Controller, Post } from '@nestjs/common';
import { Readable } from 'node:stream';
import { BLOB_STORE, type BlobStore } from '../../blob-store/blob-store.js';
import { DomainError } from '../../decider/domain-error.js';
import { StoreUnavailable } from '../../errors/store-unavailable.js';
import { Admin } from '../access/access.decorators.js';
import { ADMIN_TOKEN, startTestApp, type TestApp } from '../testing/test-app.js';
import { WriteRoom } from './write-room.js';

let done = 0;

/** So many texts take the megabyte of a day. */
const ENOUGH = 22;

@Controller('api/things')
class ThingsController {
  @Post('comment')
  comment(): object {
    done += 1;
    return {};
  }

  @Post('refused')
  refused(): never {
    throw new DomainError('not_found', 'There is none');
  }

  @Post('edit')
  @Admin()
  edit(): object {
    return {};
  }
}

describe('room for what visitors write', () => {
  let test: TestApp;
  beforeEach(async () => {
    done = 0;
    const variables = { RATE_LIMIT: 'on', WRITTEN_MB_PER_VISITOR: '1', DISK_MB_KEPT_FREE: '100' };
    test = await startTestApp({ controllers: [ThingsController], variables });
  });
  afterEach(() => test.close());

  const post = async (url: string, remoteAddress = '192.0.2.1', headers = {}) => {
    const payload = { text: 'x'.repeat(60_000) };
    return test.app.inject({ method: 'POST', url: `/api/things/${url}`, remoteAddress, headers, payload });
  };
  const free = async (megabytes: number | undefined) => {
    jest
      .spyOn(test.app.get<BlobStore>(BLOB_STORE), 'freeBytes')
      .mockResolvedValue(megabytes && megabytes * 1024 * 1024);
    await test.app.get(WriteRoom).look();
  };

  it('is limited for each in a day, whatever the others write', async () => {
    for (let sent = 0; sent < ENOUGH; sent += 1) expect((await post('comment')).statusCode).toBe(201);
    const refused = await post('comment');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: ERROR_MESSAGES.writtenQuota });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(done).toBe(ENOUGH);
    expect((await post('comment', '192.0.2.2')).statusCode).toBe(201);
    expect((await post('edit', '192.0.2.1', { [HEADERS.adminToken]: ADMIN_TOKEN })).statusCode).toBe(201);
    expect((await test.app.inject('/metrics')).body).toContain('writes_refused_total{reason="visitor"} 1');
  });

  it('is taken for what was done: not for refusals and repetitions', async () => {
    for (let sent = 0; sent < ENOUGH; sent += 1) expect((await post('refused')).statusCode).toBe(404);
    const again = { [HEADERS.idempotencyKey]: 'a-key-of-a-client-that-repeats' };
    for (let sent = 0; sent < ENOUGH; sent += 1)
      expect((await post('comment', '192.0.2.1', again)).statusCode).toBe(201);
    expect(done).toBe(1);
    expect((await post('comment')).statusCode).toBe(201);
  });

  it('is counted although nobody tells its length', async () => {
    const payload = JSON.stringify({ text: 'x'.repeat(60_000) });
    const headers = { 'content-type': 'application/json' };
    const send = () =>
      test.app.inject({ method: 'POST', url: '/api/things/comment', headers, payload: Readable.from([payload]) });
    for (let sent = 0; sent < ENOUGH; sent += 1) expect((await send()).statusCode).toBe(201);
    expect((await send()).statusCode).toBe(429);
  });

  it('ends for visitors while the disk has some left, and not for admins', async () => {
    await free(51);
    expect((await post('comment')).statusCode).toBe(201);
    await free(49);
    const refused = await post('comment', '192.0.2.3');
    expect(refused.statusCode).toBe(507);
    expect(refused.json()).toMatchObject({ error: ERROR_MESSAGES.noSpace });
    expect((await post('edit', '192.0.2.3', { [HEADERS.adminToken]: ADMIN_TOKEN })).statusCode).toBe(201);
    jest.spyOn(test.app.get<BlobStore>(BLOB_STORE), 'freeBytes').mockRejectedValue(new StoreUnavailable('away'));
    await test.app.get(WriteRoom).look();
    expect((await post('comment', '192.0.2.3')).statusCode).toBe(201);
  });
});
