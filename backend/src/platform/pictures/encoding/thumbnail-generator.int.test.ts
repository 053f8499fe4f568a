import { Logger } from '@nestjs/common';
import { TimeLimitExceeded } from '../../child-processes/errors.js';
import { readSettings } from '../../config/settings.js';
import { ThumbnailGenerator } from './thumbnail-generator.js';

/** A process that never replies. */
jest.mock('./encoding-script.js', () => ({
  ENCODING_SCRIPT: require.resolve('../../child-processes/testing/worker.cjs'),
}));

it('a picture that takes too long has its process killed, and fails', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const reasons: string[] = [];
  const { decoding } = readSettings({});
  const thumbnails = new ThumbnailGenerator(
    { rateLimit: true, decoding: { ...decoding, thumbnailTimeoutMs: 1 } },
    { countFullSize: (reason) => void reasons.push(reason) },
  );
  const task = { kind: 'narrow', bytes: new Uint8Array(), width: 160 } as const;
  const picture = { file: 'a.webp', variant: '160', task };
  try {
    while (reasons.at(-1) !== 'given_up') await thumbnails.make(picture, 'ada', () => Promise.resolve());
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ file: picture.file, err: expect.any(TimeLimitExceeded) }),
      expect.any(String),
    );
  } finally {
    await thumbnails.onApplicationShutdown();
  }
});
