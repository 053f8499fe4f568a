import { ERROR_MESSAGES, type FieldError } from '@marcel/contracts';
import { DomainError } from '../decider/domain-error.js';

export interface UploadedFile {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly mimeType: string;
}

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, UploadedFile>;
}

/** Gathers the parts of a form, and what is wrong with them. Browsers send an empty part where no file was chosen: that is none. */
export class FormCollector {
  private readonly fields = new Map<string, string>();
  private readonly errors: FieldError[] = [];
  private readonly files = new Map<string, UploadedFile>();

  /**
   * @param fileFields those that may carry a file
   * @param room bytes that all texts may take together
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
