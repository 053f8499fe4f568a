import { ERROR_MESSAGES, type FieldError, MAX_UPLOAD_BYTES, ROUTES } from '@marcel/contracts';
import { DomainError } from '../decider/domain-error.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, RawServerDefault } from 'fastify';
import { TokenGuard } from './access.js';

/** Size limit of a JSON body in bytes, ample for every request but an edit. */
export const BODY_LIMIT = 64 * 1024;

/** Bytes of the largest picture in base64: four for three. */
export const PICTURE_IN_BASE64 = Math.ceil((MAX_UPLOAD_BYTES * 4) / 3);

const EDIT_LIMIT = PICTURE_IN_BASE64 + BODY_LIMIT;

/** Allows larger bodies for edits, after checking the admin token before reading them. */
export function allowLargeEdits(app: NestFastifyApplication): void {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  server.addHook('onRoute', (route) => {
    if (route.method !== 'PUT' || route.url !== ROUTES.mascot) return;
    route.bodyLimit = EDIT_LIMIT;
    route.preParsing = async (request, reply, payload) => {
      if (!(Number(request.headers['content-length']) <= BODY_LIMIT)) await app.get(TokenGuard).admit(request, reply);
      return payload;
    };
  });
}

const MOST_LEVELS = 32;
const MOST_VALUES = 1000;

/** Returns whether a body has so few values and levels that validating it costs little. */
export function isSmall(body: unknown): boolean {
  let [layer, values] = [[body], 0];
  for (let level = 0; layer.length > 0; level += 1) {
    values += layer.length;
    if (level > MOST_LEVELS || values > MOST_VALUES) return false;
    layer = layer.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return true;
}

export function readJsonBodies(app: NestFastifyApplication): void {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  app.useBodyParser<RawServerDefault>('application/json', {}, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    void parse(request, body.toString(), (error, value) => {
      if (error !== null || isSmall(value)) done(error, value);
      else done(new DomainError('invalid_input', ERROR_MESSAGES.malformedBody));
    });
  });
}

export interface UploadedFile {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly mimeType: string;
}

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, UploadedFile>;
}

/** Collects the parts of a form and their errors. Ignores the empty part that browsers send where no file was chosen. */
export class FormCollector {
  private readonly fields = new Map<string, string>();
  private readonly errors: FieldError[] = [];
  private readonly files = new Map<string, UploadedFile>();

  /**
   * @param fileFields fields that may carry a file
   * @param room limit of all texts together, in bytes
   */
  constructor(
    private readonly fileFields: readonly string[],
    private room: number,
  ) {}

  /** @throws DomainError `too_large` */
  addField(name: string, value: unknown, truncated: boolean): void {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    this.room -= Buffer.byteLength(text);
    if (this.room < 0) throw new DomainError('too_large', ERROR_MESSAGES.tooLarge);
    if (truncated) this.refuse(name, ERROR_MESSAGES.fieldTooLong);
    else if (this.fields.has(name)) this.refuse(name, ERROR_MESSAGES.givenTwice);
    else if (!this.fileFields.includes(name)) this.fields.set(name, text);
    else if (text !== '') this.refuse(name, ERROR_MESSAGES.fileExpected);
  }

  addFile(name: string, file: UploadedFile): void {
    if (file.bytes.length === 0) return;
    if (this.files.has(name)) this.refuse(name, ERROR_MESSAGES.givenTwice);
    else this.files.set(name, file);
  }

  refuse(path: string, message: string): void {
    this.errors.push({ path, message });
  }

  finish(): Form {
    if (this.errors.length > 0) throw DomainError.fields(this.errors);
    return { fields: Object.fromEntries(this.fields), files: this.files };
  }
}
