import type { FastifyReply } from 'fastify';
import type { ShownPicture } from '../picture-gallery.js';

/** What is on cards changes, and may be taken back: everybody asks again soon. */
const FOR_A_WHILE = 'public, max-age=60';

/** Answers with a card, or with the picture in its place, which nobody keeps. */
export async function sendCard(reply: FastifyReply, { bytes, isLasting }: ShownPicture): Promise<void> {
  await reply
    .header('cache-control', isLasting ? FOR_A_WHILE : 'no-store')
    .type(isLasting ? 'image/jpeg' : 'image/webp')
    .send(bytes);
}
