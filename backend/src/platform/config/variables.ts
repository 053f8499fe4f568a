import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { errorCode } from '../errors/error-code.js';
import { SettingsError } from './formats.js';

/** Reads environment variables and collects what is wrong with them; an empty one counts as unset. */
export class Variables {
  private readonly problems: string[] = [];

  constructor(private readonly all: Readonly<Record<string, string | undefined>>) {}

  get<T>(name: string, format: z.ZodType<T>): T | undefined;
  get<T>(name: string, format: z.ZodType<T>, otherwise: T): T;
  get<T>(name: string, format: z.ZodType<T>, otherwise?: T): T | undefined {
    return this.parse(name, this.textOf(name), format) ?? otherwise;
  }

  /** Reads a secret from the variable, or from the file whose path is in the variable with the suffix _FILE. */
  secret<T>(name: string, format: z.ZodType<T>): T | undefined {
    const file = this.textOf(`${name}_FILE`).trim();
    if (file === '') return this.get(name, format);
    if (this.textOf(name).trim() !== '') return this.reject(`${name} and ${name}_FILE must not both be set`);
    try {
      return this.parse(name, readFileSync(file, 'utf8').trim(), format);
    } catch (error) {
      const reason = errorCode(error) ?? 'unknown error';
      return this.reject(`${name}_FILE names ${file}, which cannot be read (${reason})`);
    }
  }

  reject(problem: string): undefined {
    this.problems.push(problem);
  }

  /** @throws SettingsError */
  assertValid(): void {
    if (this.problems.length > 0) throw new SettingsError(this.problems.join('\n'));
  }

  private textOf(name: string): string {
    return this.all[name] ?? '';
  }

  private parse<T>(name: string, text: string, format: z.ZodType<T>): T | undefined {
    if (text.trim() === '') return undefined;
    const { data, error } = format.safeParse(text);
    for (const { message } of error?.issues ?? []) this.reject(`${name} ${message}`);
    return data;
  }
}
