import { Logger } from '@nestjs/common';
import { TookTooLong } from '../../child-processes/errors.js';
import { readSettings } from '../../config/settings.js';
import { PictureNarrower } from './picture-narrower.js';

/** A process that never replies. */
jest.mock('./decoding-script.js', () => ({
  DECODING_SCRIPT: require.resolve('../../child-processes/testing/worker.cjs'),
}));

it('a picture that takes too long has its process ended, and is given up', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const reasons: string[] = [];
  const { decoding } = readSettings({});
  const narrower = new PictureNarrower(
    { rateLimit: true, decoding: { ...decoding, narrowingMs: 1 } },
    { shownInFull: (reason) => reasons.push(reason) },
  );
  const picture = { file: 'a.webp', bytes: new Uint8Array(), width: 160 } as const;
  try {
    while (reasons.at(-1) !== 'given_up') await narrower.narrow(picture, 'ada', () => Promise.resolve());
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ file: picture.file, err: expect.any(TookTooLong) }),
      expect.any(String),
    );
  } finally {
    await narrower.onApplicationShutdown();
  }
});
