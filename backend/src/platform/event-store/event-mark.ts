import * as z from 'zod/mini';

export const EventMark = z.object({ id: z.string(), stream: z.string(), revision: z.int(), position: z.string() });

export type EventMark = z.infer<typeof EventMark>;

export const markOf = ({ id, stream, revision, position }: EventMark): EventMark => ({
  id,
  stream,
  revision,
  position,
});
