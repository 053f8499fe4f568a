/** A response of the fake server: JSON or text, with status 200 by default. */
export interface FakeAnswer {
  status?: number;
  statusText?: string;
  body?: unknown;
  text?: string;
  headers?: Record<string, string>;
}

export interface FakeCall {
  method: string;
  path: string;
  headers: Headers;
  body: BodyInit | null;
  credentials: RequestCredentials | undefined;
  cache: RequestCache | undefined;
}

type Answers = Record<string, FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>)>;

const NOT_FOUND: FakeAnswer = { status: 404, body: { error: 'Not found', message: 'Not found', code: 'not_found' } };

/**
 * Replaces `fetch` by responses under keys such as `GET /api/mascots`; a key without a query string matches every query.
 * Other calls get a 404.
 * @returns the calls so far, in order
 */
export function fakeServer(answers: Answers): FakeCall[] {
  const calls: FakeCall[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const path = input instanceof URL ? input.pathname : typeof input === 'string' ? input : input.url;
    const { method = 'GET', body = null, credentials, cache } = init;
    const call: FakeCall = { method, path, headers: new Headers(init.headers), body, credentials, cache };
    calls.push(call);
    const answer = answers[`${method} ${path}`] ?? answers[`${method} ${path.split('?')[0]}`] ?? NOT_FOUND;
    return toResponse(typeof answer === 'function' ? await answer(call) : answer);
  };
  return calls;
}

function toResponse({ status = 200, statusText = '', body, text, headers }: FakeAnswer): Response {
  const content = text ?? (body === undefined ? '' : JSON.stringify(body));
  const answer = {
    ok: status < 400,
    status,
    statusText,
    headers: new Headers(headers),
    text: () => Promise.resolve(content),
    blob: () => Promise.resolve(new Blob([content])),
    json: () => Promise.resolve().then((): unknown => JSON.parse(content)),
  };
  return answer as Response;
}
