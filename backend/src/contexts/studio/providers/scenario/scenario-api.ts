import * as z from 'zod/mini';
import type { ScenarioSettings } from '../../../../platform/config/settings.js';
import { ProviderFailure, ProviderUnavailable } from '../picture-provider.js';

const CreatedAsset = z.object({ asset: z.object({ id: z.string().check(z.minLength(1)) }) });

const FoundAsset = z.object({ asset: z.object({ url: z.url() }) });

const JobId = z.string().check(z.minLength(1));

const StartedJobId = z.pipe(
  z.object({ job: z.object({ jobId: z.optional(JobId), id: z.optional(JobId) }) }),
  z.transform(({ job: { jobId, id } }, context) => {
    const startedId = jobId ?? id;
    if (startedId !== undefined) return startedId;
    context.issues.push({ code: 'custom', message: 'The job has no id', input: undefined });
    return z.NEVER;
  }),
);

const FoundJob = z.object({
  job: z.object({
    status: z.string(),
    metadata: z.optional(
      z.object({ assetIds: z.optional(z.array(z.string())), error: z.optional(z.nullable(z.unknown())) }),
    ),
  }),
});
export type ScenarioJob = z.infer<typeof FoundJob>['job'];

type ScenarioAccess = Pick<ScenarioSettings, 'key' | 'secret' | 'url'>;

/** Time limit of a request, in milliseconds. */
const TIMEOUT_MS = 60_000;

const JSON_TYPE = 'application/json';
const CONNECTION_ERROR_CODES = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

export class ScenarioApi {
  private readonly authorization: string;

  constructor(
    private readonly access: ScenarioAccess,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    this.authorization = `Basic ${Buffer.from(`${access.key}:${access.secret}`).toString('base64')}`;
  }

  async uploadAsset(name: string, image: Uint8Array, signal: AbortSignal): Promise<string> {
    const body = { image: Buffer.from(image).toString('base64'), name };
    return (await this.requestRepeatable('POST', '/assets', CreatedAsset, signal, body)).asset.id;
  }

  /** @returns the id of the job @throws ProviderUnavailable if the job did not start; after another error than ProviderFailure, it may have */
  async startJob(model: string, parameters: object, signal: AbortSignal): Promise<string> {
    const answer = await this.send('POST', `/generate/custom/${encodeSegment(model)}`, signal, parameters);
    return StartedJobId.parse(await parseJson(answer));
  }

  /** @throws ProviderFailure, also for an unknown job; see `isNotFound` */
  async findJob(id: string, signal: AbortSignal): Promise<ScenarioJob> {
    return (await this.requestRepeatable('GET', `/jobs/${encodeSegment(id)}`, FoundJob, signal)).job;
  }

  /** @returns the temporary address of the picture of an asset */
  async findAssetUrl(id: string, signal: AbortSignal): Promise<string> {
    return (await this.requestRepeatable('GET', `/assets/${encodeSegment(id)}`, FoundAsset, signal)).asset.url;
  }

  /** Deletes assets; ignores those that no longer exist. */
  async deleteAssets(assetIds: readonly string[], signal: AbortSignal): Promise<void> {
    for (const id of assetIds)
      await this.requestRepeatable('DELETE', '/assets', z.unknown(), signal, { assetIds: [id] }).catch(ignoreNotFound);
  }

  private async requestRepeatable<Answer>(
    method: string,
    path: string,
    schema: z.ZodMiniType<Answer>,
    signal: AbortSignal,
    body?: object,
  ): Promise<Answer> {
    try {
      return schema.parse(await parseJson(await this.send(method, path, signal, body)));
    } catch (error) {
      if (signal.aborted || error instanceof ProviderFailure || error instanceof ProviderUnavailable) throw error;
      throw new ProviderUnavailable('unreachable', `${method} ${path}: ${messageOf(error)}`, { cause: error });
    }
  }

  private async send(method: string, path: string, signal: AbortSignal, body?: object): Promise<Response> {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(this.timeoutMs)]);
    const headers = { authorization: this.authorization, accept: JSON_TYPE, 'content-type': JSON_TYPE };
    const init = { method, headers, signal: limit, redirect: 'error' as const };
    const address = this.access.url + path;
    const answer = await fetch(address, body === undefined ? init : { ...init, body: JSON.stringify(body) }).catch(
      (error: unknown) => {
        if (CONNECTION_ERROR_CODES.includes(connectionCode(error))) {
          throw new ProviderUnavailable('unreachable', connectionCode(error), { cause: error });
        }
        throw error;
      },
    );
    if (!answer.ok) throw await toError(answer);
    return answer;
  }
}

/** Encodes a path segment. Rejects dots, which would change the path even when encoded. @throws ProviderFailure */
function encodeSegment(text: string): string {
  if (/^\.{0,2}$/.test(text)) throw new ProviderFailure('refused', `Invalid id: ${JSON.stringify(text)}`);
  return encodeURIComponent(text);
}

export const isNotFound = (error: unknown): boolean =>
  error instanceof ProviderFailure && error.detail.startsWith('404 ');

function ignoreNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

async function toError(answer: Response): Promise<Error> {
  const detail = `${answer.status} ${(await answer.text().catch(() => '')).slice(0, 300)}`;
  switch (answer.status) {
    case 429:
      return new ProviderUnavailable('busy', detail);
    case 401:
    case 402:
    case 403:
      return new ProviderFailure('forbidden', detail);
    case 408:
      return new Error(detail);
    default:
      return answer.status < 500 ? new ProviderFailure('refused', detail) : new Error(detail);
  }
}

async function parseJson(answer: Response): Promise<unknown> {
  const text = await answer.text();
  return text === '' ? undefined : JSON.parse(text);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300);

function connectionCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
