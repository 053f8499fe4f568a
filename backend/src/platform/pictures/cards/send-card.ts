import type { FastifyReply } from 'fastify';
import type { ShownPicture } from '../picture-gallery.js';

const FOR_A_WHILE = 'public, max-age=60';

export async function sendCard(reply: FastifyReply, { bytes, isLasting }: ShownPicture): Promise<void> {
  await reply
    .header('cache-control', isLasting ? FOR_A_WHILE : 'no-store')
    .type(isLasting ? 'image/jpeg' : 'image/webp')
    .send(bytes);
}
