import type { RemoteEntry } from '@marcel/contracts';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Middleware = (request: IncomingMessage, answer: ServerResponse) => void;

export const composedRemotes =
  (product: string, remote: RemoteEntry): Middleware =>
  ({ headers: { cookie } }, answer) => {
    const send = (status: number, body: object) =>
      answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    fetch(new URL('/remotes.json', product), { headers: cookie === undefined ? {} : { cookie } })
      .then((listed) => listed.json())
      .then((listed: { remotes: RemoteEntry[] }) => {
        const others = listed.remotes.filter(({ name }) => name !== remote.name);
        send(200, { ...listed, remotes: [...others, remote] });
      })
      .catch((error: unknown) => send(502, { error: `${product} cannot be reached: ${String(error)}` }));
  };
