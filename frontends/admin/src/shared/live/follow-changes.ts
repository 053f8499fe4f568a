import { DeskChange, HEADERS, ROUTES } from '@marcel/contracts';
import { createParser } from 'eventsource-parser';

interface Follower {
  token: string;
  /** The stream is open: from now on no change is missed. */
  onOpen: () => void;
  onChange: (change: DeskChange) => void;
  signal: AbortSignal;
}

/**
 * Hears of every change that any admin makes until the server ends the stream. An EventSource cannot send the token.
 * @throws Error when the stream cannot be opened or breaks
 */
export async function followChanges({ token, onOpen, onChange, signal }: Follower): Promise<void> {
  const headers = { [HEADERS.adminToken]: token, accept: 'text/event-stream' };
  const answer = await fetch(ROUTES.deskEvents, { headers, credentials: 'include', cache: 'no-store', signal });
  if (!answer.ok || !answer.body) throw new Error(`The changes cannot be followed: ${answer.status}`);
  onOpen();
  const parser = createParser({
    onEvent: ({ event, data }) => event === 'change' && onChange(DeskChange.parse(JSON.parse(data))),
  });
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
