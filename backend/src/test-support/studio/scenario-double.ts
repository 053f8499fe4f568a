import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { HttpDouble } from '../http-double.js';
import { photograph } from '../../platform/pictures/testing/samples.js';

type Route = 'POST /assets' | 'DELETE /assets' | 'POST /generate' | 'GET /jobs' | 'GET /assets' | 'GET /picture';

export type Fault = (request: number) => Answer | 'hang' | 'break' | undefined;

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

interface Submission {
  readonly model: string;
  readonly body: unknown;
}

export class ScenarioDouble {
  /** All orders that it received, accepted or not. */
  readonly submissions: Submission[] = [];
  readonly authorizations = new Set<string | undefined>();
  assets = 0;
  readonly deleted: unknown[] = [];
  private readonly requests = new Map<Route, number>();

  private constructor(
    private readonly server: HttpDouble,
    private readonly faults: Partial<Record<Route, Fault>>,
  ) {}

  static async start(faults: Partial<Record<Route, Fault>> = {}): Promise<ScenarioDouble> {
    const server = await HttpDouble.start((request, response) => void double.answer(request, response));
    const double = new ScenarioDouble(server, faults);
    return double;
  }

  get url(): string {
    return this.server.address;
  }

  get host(): string {
    return new URL(this.url).host;
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', this.url);
    const route = routeOf(request.method, pathname);
    const body = await bodyOf(request);
    if (route !== 'GET /picture') this.authorizations.add(request.headers.authorization);
    if (route === 'POST /generate') this.submissions.push({ model: pathname.split('/').at(-1) ?? '', body });
    if (route === 'DELETE /assets') this.deleted.push(body);
    const count = (this.requests.get(route) ?? 0) + 1;
    this.requests.set(route, count);
    const fault = this.faults[route]?.(count);
    if (fault === 'hang') return;
    if (fault === 'break') return void request.socket.destroy();
    const answer = fault ?? (await this.usual(route));
    const bytes =
      Buffer.isBuffer(answer.body) || typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    response.writeHead(answer.status ?? 200).end(bytes);
  }

  private async usual(route: Route): Promise<Answer> {
    switch (route) {
      case 'POST /assets':
        return { body: { asset: { id: `asset-${++this.assets}` } } };
      case 'DELETE /assets':
        return { body: {} };
      case 'POST /generate':
        return { body: { job: { jobId: `job-${this.submissions.length}` } } };
      case 'GET /jobs':
        return { body: { job: { status: 'success', metadata: { assetIds: ['made'] } } } };
      case 'GET /assets':
        return { body: { asset: { url: `${this.url}/picture` } } };
      case 'GET /picture':
        return { body: await photograph() };
    }
  }
}

function routeOf(method: string | undefined, path: string): Route {
  if (path === '/picture') return 'GET /picture';
  if (path.startsWith('/jobs/')) return 'GET /jobs';
  if (path.startsWith('/generate/custom/')) return 'POST /generate';
  return method === 'POST' || method === 'DELETE' ? `${method} /assets` : 'GET /assets';
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const text = await textOf(request);
  return text === '' ? undefined : JSON.parse(text);
}
