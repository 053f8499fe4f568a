import { Logger } from '@nestjs/common';
import { ChildPool } from '../../child-processes/child-pool.js';
import { TooBusy, TimeLimitExceeded } from '../../child-processes/errors.js';
import { readSettings } from '../../config/settings.js';
import { ThumbnailGenerator } from './thumbnail-generator.js';

const VISITOR = '203.0.113.1';
const TASK = { kind: 'narrow', bytes: new Uint8Array([1]), width: 160 } as const;
const PICTURE = { file: 'a.webp', variant: '160', task: TASK };
const LONG = 60_000;

describe('a thumbnail', () => {
  const run = jest.spyOn(ChildPool.prototype, 'run');
  jest.spyOn(Logger.prototype, 'warn');
  const countFullSize = jest.fn();
  const keep = jest.fn();
  beforeEach(() => {
    jest.resetAllMocks();
    run.mockResolvedValue({ bytes: new Uint8Array([7]), width: 160, height: 1 });
  });

  const open = ({ thumbnailTimeoutMs = LONG, RATE_LIMIT = 'on' } = {}) => {
    const { decoding, rateLimit } = readSettings({ RATE_LIMIT });
    return new ThumbnailGenerator({ rateLimit, decoding: { ...decoding, thumbnailTimeoutMs } }, { countFullSize });
  };

  it('is generated for the visitor, once for concurrent requests, and stored', async () => {
    const thumbnails = open();
    const asked = Array.from({ length: 3 }, () => thumbnails.make(PICTURE, VISITOR, keep));
    expect(await Promise.all(asked)).toEqual(Array(3).fill(Buffer.from([7])));
    expect(run.mock.calls).toEqual([[TASK, { owner: VISITOR }]]);
    expect(keep.mock.calls).toEqual([[Buffer.from([7])]]);
  });

  it('is generated without a visitor where limits are off', async () => {
    await open({ RATE_LIMIT: 'off' }).make(PICTURE, VISITOR, keep);
    expect(run).toHaveBeenCalledWith(expect.anything(), { owner: undefined });
  });

  it('is stored for later viewers when it is late', async () => {
    let finish: (result: unknown) => void = () => undefined;
    run.mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    expect(await open({ thumbnailTimeoutMs: 1 }).make(PICTURE, VISITOR, keep)).toBeUndefined();
    expect(countFullSize.mock.calls).toEqual([['late']]);
    const kept = new Promise((resolve) => keep.mockImplementation(resolve));
    finish({ bytes: new Uint8Array([7]), width: 160, height: 1 });
    expect(await kept).toEqual(Buffer.from([7]));
  });

  it('is not tried again after a failure, in any width', async () => {
    const thumbnails = open();
    run.mockRejectedValue(new TimeLimitExceeded('slow'));
    expect(await thumbnails.make(PICTURE, VISITOR, keep)).toBeUndefined();
    expect(await thumbnails.make({ ...PICTURE, variant: '320' }, VISITOR, keep)).toBeUndefined();
    expect(run).toHaveBeenCalledTimes(1);
    expect(countFullSize.mock.calls).toEqual([['given_up'], ['given_up']]);
  });

  it('is tried again after a full queue', async () => {
    const thumbnails = open();
    run.mockRejectedValueOnce(new TooBusy('busy'));
    expect(await thumbnails.make(PICTURE, VISITOR, keep)).toBeUndefined();
    expect(countFullSize.mock.calls).toEqual([['busy']]);
    expect(await thumbnails.make(PICTURE, VISITOR, keep)).toEqual(Buffer.from([7]));
  });
});
