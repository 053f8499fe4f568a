import * as z from 'zod/mini';

export const EventMark = z.object({ id: z.string(), stream: z.string(), revision: z.int(), position: z.string() });

/** By what an event is known again: the same event, at the same place in its stream and in the log. */
export type EventMark = z.infer<typeof EventMark>;

export const markOf = ({ id, stream, revision, position }: EventMark): EventMark => ({
  id,
  stream,
  revision,
  position,
});
