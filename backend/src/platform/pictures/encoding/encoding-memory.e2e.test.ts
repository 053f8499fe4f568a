import sharp from 'sharp';
import { fileURLToPath } from 'node:url';
import { ChildPool } from '../../child-processes/child-pool.js';
import { MemoryLimitExceeded } from '../../child-processes/errors.js';
import { noise } from '../testing/samples.js';
import { EncodedPicture, type PictureTask } from './picture-tasks.js';

const BUILT = fileURLToPath(new URL('../../../../dist/server/encoding-process.js', import.meta.url));

const large = () =>
  sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#3366aa' } })
    .avif({ effort: 0, quality: 40 })
    .toBuffer();

it('a picture that exceeds its memory ends its process, and the next one is decoded', async () => {
  const pool = new ChildPool<PictureTask>({
    file: BUILT,
    work: () => Promise.reject(new Error('not built')),
    concurrency: 1,
    maxQueued: 1,
    timeoutMs: () => 60_000,
    memoryBytes: 150_000_000,
  });
  try {
    await expect(pool.run({ kind: 'upload', bytes: await large() })).rejects.toThrow(MemoryLimitExceeded);
    const small = await noise(60, 40).png().toBuffer();
    const { width } = EncodedPicture.parse(await pool.run({ kind: 'upload', bytes: small }));
    expect(width).toBe(60);
  } finally {
    await pool.close();
  }
}, 60_000);
