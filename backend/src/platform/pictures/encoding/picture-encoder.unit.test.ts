import { PICTURE_MESSAGES } from '@marcel/contracts';
import { ChildPool } from '../../child-processes/child-pool.js';
import { TooManyAborts } from '../../child-processes/errors.js';
import { readSettings } from '../../config/settings.js';
import { PictureEncoder } from './picture-encoder.js';

const VISITOR = '203.0.113.1';
const UPLOAD = { kind: 'upload', bytes: new Uint8Array() } as const;
const encoded = { bytes: new Uint8Array(), width: 1, height: 1 };

describe('decoding for a visitor', () => {
  const run = jest.spyOn(ChildPool.prototype, 'run');
  const countRejection = jest.fn();
  const open = (RATE_LIMIT: string) => new PictureEncoder(readSettings({ RATE_LIMIT }), { countRejection });
  beforeEach(() => jest.resetAllMocks());

  it('shares the queue by network', async () => {
    run.mockResolvedValue(encoded);
    await open('on').encode(UPLOAD, VISITOR);
    expect(run).toHaveBeenCalledWith(UPLOAD, { owner: VISITOR });
  });

  it('does not share the queue where limits are off', async () => {
    run.mockResolvedValue(encoded);
    await open('off').encode(UPLOAD, VISITOR);
    expect(run).toHaveBeenCalledWith(UPLOAD, { owner: undefined });
  });

  it('throws TryLater after too many aborted pictures', async () => {
    run.mockRejectedValue(new TooManyAborts(42));
    await expect(open('on').encode(UPLOAD, VISITOR)).rejects.toMatchObject({
      code: 'too_many_requests',
      message: PICTURE_MESSAGES.tooManyAborts,
      retryAfter: 42,
    });
    expect(countRejection).toHaveBeenCalledWith('given_up_often');
  });
});
