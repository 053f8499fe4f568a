import {
  entryFile,
  fillPath,
  FrontendReport,
  HEADERS,
  RELEASE_FORM_FIELDS,
  ReleaseHistory,
  ReleaseReport,
  ROUTES,
} from '@marcel/contracts';
import type { RestAnswer, RestClient } from '../rest-client.js';

type Files = Readonly<Record<string, string | Uint8Array>>;
type Action = 'releaseDeploy' | 'releasePreview';

export function filesOf(frontend: string, described: object = {}, files: Files = {}): Files {
  return {
    [entryFile(frontend)]: JSON.stringify({ metaData: {}, exposes: [] }),
    'release.json': JSON.stringify({ name: frontend, version: '1.0.0', ...described }),
    ...files,
  };
}

export function folderForm(files: Files, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [path, content] of Object.entries(files))
    form.append(
      RELEASE_FORM_FIELDS.files,
      new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
      path,
    );
  return form;
}

export class ReleaseClient {
  constructor(
    private readonly rest: RestClient,
    readonly frontend: string,
    private readonly token?: string,
  ) {}

  async publish(described: object = {}, files: Files = {}): Promise<string> {
    const answer = await this.send(filesOf(this.frontend, described, files));
    return ReleaseReport.parse(answer.body).release;
  }

  send(files: Files, fields: Readonly<Record<string, string>> = {}): Promise<RestAnswer> {
    const { frontend } = this;
    return this.call('POST', fillPath(ROUTES.frontend, { frontend }), { form: folderForm(files, fields) });
  }

  act(action: Action, release: string, json: object = {}, headers = {}): Promise<RestAnswer> {
    return this.call('POST', fillPath(ROUTES[action], { frontend: this.frontend, release }), { json, headers });
  }

  rollBack(reason = 'As a test'): Promise<RestAnswer> {
    const { frontend } = this;
    return this.call('POST', fillPath(ROUTES.frontendRollback, { frontend }), { json: { reason } });
  }

  async deploy(described: object = {}, files: Files = {}): Promise<string> {
    const release = await this.publish(described, files);
    const { status, body } = await this.act('releaseDeploy', release);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return release;
  }

  async report(): Promise<FrontendReport> {
    return FrontendReport.parse((await this.show()).body);
  }

  show(): Promise<RestAnswer> {
    return this.call('GET', fillPath(ROUTES.frontend, { frontend: this.frontend }));
  }

  async history(): Promise<ReleaseHistory> {
    const answer = await this.call('GET', fillPath(ROUTES.frontendHistory, { frontend: this.frontend }));
    return ReleaseHistory.parse(answer.body);
  }

  private call(method: string, path: string, options: { json?: object; form?: FormData; headers?: object } = {}) {
    const headers = { ...options.headers, ...(this.token !== undefined && { [HEADERS.deployToken]: this.token }) };
    return this.rest.call(method, path, { ...options, headers, admin: this.token === undefined });
  }
}
