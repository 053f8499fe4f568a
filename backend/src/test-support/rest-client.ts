import { fillPath, HEADERS, ROUTES, Submission, SubmissionReceipt, Mascot, MascotList } from '@marcel/contracts';
import { pause } from './pause.js';

export interface RestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface RestOptions {
  readonly json?: unknown;
  readonly form?: FormData;
  readonly admin?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Calls the REST interface as a browser or an admin would. */
export class RestClient {
  constructor(
    readonly address: string,
    private readonly adminToken: string,
  ) {}

  get(path: string, options?: RestOptions): Promise<RestAnswer> {
    return this.call('GET', path, options);
  }

  async call(method: string, path: string, options: RestOptions = {}): Promise<RestAnswer> {
    const { json, form, admin, headers, signal } = options;
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(admin && { [HEADERS.adminToken]: this.adminToken }),
        ...headers,
      },
      body: json === undefined ? form : JSON.stringify(json),
      ...(signal && { signal }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  submit(fields: Readonly<Record<string, string>> = {}, image?: Blob): Promise<RestAnswer> {
    const form = submissionForm(fields);
    if (image !== undefined) form.set('image', image, 'mascot.jpg');
    return this.call('POST', ROUTES.submissions, { form });
  }

  async publish(fields: Readonly<Record<string, string>> = {}): Promise<Mascot> {
    const { id } = SubmissionReceipt.parse((await this.submit(fields)).body);
    await this.call('PUT', fillPath(ROUTES.submissionApprove, { id }), { admin: true, json: {} });
    for (;;) {
      const answer = await this.get(fillPath(ROUTES.submission, { id }), { admin: true });
      const { mascotSlug } = Submission.parse(answer.body);
      const found = await this.get(fillPath(ROUTES.mascotBySlug, { slug: mascotSlug ?? '' }));
      if (found.status === 200) return Mascot.parse(found.body);
      await pause();
    }
  }

  async mascots(query = ''): Promise<Mascot[]> {
    return MascotList.parse((await this.get(`${ROUTES.mascots}${query}`)).body).mascots;
  }
}

export function formOf(entries: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

export const submissionForm = (fields: Readonly<Record<string, string>>): FormData =>
  formOf({ ...VALID_SUBMISSION, ...fields });

export const VALID_SUBMISSION = {
  userName: 'Ada Lovelace',
  userEmail: 'ada@example.org',
  linkedinUrl: 'https://www.linkedin.com/in/ada',
  contributor: 'Ada Lovelace',
  name: 'Tux',
  brand: 'Linux',
};
