import { ERROR_MESSAGES } from '@marcel/contracts';
import { promise as fastq } from 'fastq';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { DomainError } from '../decider/domain-error.js';

/** A picture with more pixels than this is refused at its header, before it is decoded. */
export const MAX_PICTURE_PIXELS = 40_000_000;

/** Pictures decoded at once; each may take four bytes a pixel. */
const AT_ONCE = 2;
const WAITING_AT_MOST = 64;
const SECONDS_PER_PICTURE = 20;

// Pictures rarely come twice, so that a cache would only hold on to memory; two at a time keep the cores busy.
sharp.cache(false);
sharp.concurrency(1);

const queue = fastq((work: () => Promise<void>) => work(), AT_ONCE);

/** A decoder that gives up on damaged, oversized or endless pictures. */
export function decoder(bytes: Uint8Array, options: SharpOptions = {}): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS, ...options }).timeout({
    seconds: SECONDS_PER_PICTURE,
  });
}

/**
 * Does heavy picture work, little of it at once.
 * @throws DomainError `unavailable` when too much is waiting already
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.length() >= WAITING_AT_MOST) throw new DomainError('unavailable', ERROR_MESSAGES.unavailable);
  return new Promise((resolve, reject) => {
    void queue.push(() => work().then(resolve, reject));
  });
}
