import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsEmail,
  IsOptional,
  isString,
  IsUrl,
  ValidateBy,
  ValidateIf,
  type ValidationOptions,
  validateSync,
  type ValidationError,
  IsInt,
  Max,
  Min,
} from 'class-validator';
import type { FieldError } from '../http/responses.js';
import { LIST_PAGE } from '../http/lists.js';

/** Makes a check of one value. @param constraints parameters of the check, for the OpenAPI document */
const check = (
  name: string,
  validate: (value: unknown) => boolean,
  options?: ValidationOptions,
  constraints: unknown[] = [],
) => ValidateBy({ name, constraints, validator: { validate } }, options);

export function compose(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => decorators.forEach((decorate) => decorate(target, property));
}

/** Matches more combining marks or joined characters than any language or emoji uses: browsers do not wrap them, so the page gets wider. */
const EXCESSIVE_MARKS = /\p{M}{16}|(?:\u200d[^\u200d\s\p{M}\u{1f3fb}-\u{1f3ff}]?[\p{M}\u{1f3fb}-\u{1f3ff}]{0,2}){12}/u;

/** Includes halves of characters and non-characters, which addresses and XML cannot contain. */
const CONTROLS = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/u;
const CONTROLS_AND_BREAKS = /[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]/u;

const TEXT_MESSAGES = {
  controls: 'Please remove the control characters from this text',
  line: 'Please write this in one line, without tabs and control characters',
} as const;

interface TextOptions extends ValidationOptions {
  /** Allows line breaks and tabs. */
  readonly multiline?: true;
}

/** Rejects control characters, and line breaks unless `multiline` is set. */
function IsPlainText({ multiline, each }: TextOptions): PropertyDecorator {
  const [unwanted, message] = multiline
    ? [CONTROLS, TEXT_MESSAGES.controls]
    : [CONTROLS_AND_BREAKS, TEXT_MESSAGES.line];
  const validate = (value: unknown) => !isString(value) || !unwanted.test(value);
  return check('isPlainText', validate, { message, ...(each && { each }) }, [unwanted.source]);
}

export const MaxLength = (max: number, options: TextOptions = {}): PropertyDecorator =>
  compose(HasMaxLength(max, options), IsPlainText(options));

/** Counts characters as JSON Schema does: class-validator's own check ignores variation selectors, so that any length would pass. */
function HasMaxLength(max: number, options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) =>
    isString(value) && (value.length <= max || [...value].length <= max) && !EXCESSIVE_MARKS.test(value);
  const defaultMessage = () => `$property must be shorter than or equal to ${max} characters`;
  return ValidateBy({ name: 'maxLength', constraints: [max], validator: { validate, defaultMessage } }, options);
}

export const IsOpaqueToken = (options?: ValidationOptions): PropertyDecorator =>
  check('isOpaqueToken', isString, options);

export const AfterCursor = () => compose(IsOptional(), IsOpaqueToken(), MaxLength(2000));

/** A day of the calendar, such as 2026-05-01. */
export const IsDay = (options: ValidationOptions): PropertyDecorator =>
  check('isDay', (value) => isString(value) && isDay(value), options);

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Rejects a day in the future; accepts values that are not days. */
export const IsNotInFuture = (options: ValidationOptions): PropertyDecorator =>
  check('isNotInFuture', (value) => !isString(value) || !(Date.parse(value) > Date.now()), options);

export const Nullable = () => ValidateIf((_, value) => value !== undefined && value !== null);

/** The field may be absent, but not null. */
export const Omittable = () => ValidateIf((_, value) => value !== undefined);

const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

const matching = (name: string, pattern: RegExp, options: ValidationOptions): PropertyDecorator =>
  check(name, (value) => isString(value) && pattern.test(value), options);

export const IsFilled = (options: ValidationOptions): PropertyDecorator => matching('isFilled', VISIBLE, options);

/** Matches a web address without user, password, port, backslash or invisible characters, which can hide where a link leads. */
const PLAIN_ADDRESS = /^https?:\/\/[^/?#@:\\\s\p{C}\p{DI}]+(?:[/?#][^\\\s\p{C}\p{DI}]*)?$/iu;

export const IsWebAddress = (options: ValidationOptions): PropertyDecorator =>
  compose(
    IsUrl({ protocols: ['http', 'https'], require_protocol: true, allow_underscores: true }, options),
    matching('isPlainAddress', PLAIN_ADDRESS, options),
  );

/** Matches an e-mail address without invisible characters and those that change the recipient of a `mailto:` link. */
const PLAIN_RECIPIENT = /^[^@\s\p{C}\p{DI}"%&?#,:;<>()[\]\\＂％＆？＃，：；＜＞（）［］＼＠]+@[^@\s\p{C}\p{DI}]+$/u;

export const IsMailAddress = (options: ValidationOptions): PropertyDecorator =>
  compose(IsEmail({}, options), matching('isPlainRecipient', PLAIN_RECIPIENT, options));

export function IsYearFrom(first: number, options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= first && Number(value) <= new Date().getUTCFullYear();
  return check('isYearFrom', validate, options, [first]);
}

/** Requires a number that is at least the value of another property, when both are present. */
export function IsNotBelow(other: string, options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown, { object }: { object?: object } = {}) => {
    const min: unknown = object && Reflect.get(object, other);
    return typeof value !== 'number' || typeof min !== 'number' || value >= min;
  };
  return ValidateBy({ name: 'isNotBelow', constraints: [other], validator: { validate } }, options);
}

export const IsOnHost = (host: string, options: ValidationOptions): PropertyDecorator =>
  check('isOnHost', (value) => isOnHost(value, host), options, [host]);

function isOnHost(value: unknown, host: string): boolean {
  if (!isString(value) || !URL.canParse(value)) return false;
  const { hostname, protocol } = new URL(value);
  return /^https?:$/.test(protocol) && (hostname === host || hostname.endsWith(`.${host}`));
}

/** Requires a list of 1 to `max` different ids. */
export const IsIdList = (max: number, message: string, tooMany: string): PropertyDecorator =>
  compose(
    IsArray({ message }),
    ArrayMinSize(1, { message }),
    ArrayMaxSize(max, { message: tooMany }),
    ArrayUnique({ message }),
    IsInt({ each: true, message }),
    Min(1, { each: true, message }),
    Max(Number.MAX_SAFE_INTEGER, { each: true, message }),
  );

export function requestClass<Request extends object>(
  name: string,
  checks: Readonly<Record<keyof Request, PropertyDecorator>>,
): new () => Request;
export function requestClass(name: string, checks: Readonly<Record<string, PropertyDecorator>>): new () => object {
  class Checked {}
  Object.defineProperty(Checked, 'name', { value: name });
  for (const [property, check] of Object.entries(checks)) check(Checked.prototype, property);
  return Checked;
}

/** Checks whose messages are reported only if no other check of the field fails. */
const BOUNDS = ['min', 'max', 'minLength', 'maxLength', 'isPlainText'];

export function toFieldErrors(errors: readonly ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const path = parent + error.property;
    const broken = Object.entries(error.constraints ?? {});
    const [, message] = broken.find(([check]) => !BOUNDS.includes(check)) ?? broken[0] ?? [];
    const ownError = message === undefined ? [] : [{ path, message }];
    return [...ownError, ...toFieldErrors(error.children ?? [], `${path}.`)];
  });
}

export function checkFields(request: object): FieldError[] {
  return toFieldErrors(validateSync(request));
}

/** Pages by offset: only for lists that are short or grow at the end. */
export class ListPageQuery {
  @IsOptional() @IsInt() @Min(1) @Max(LIST_PAGE.limitMax) limit: number = LIST_PAGE.limitDefault;
  @IsOptional() @IsInt() @Min(0) @Max(Number.MAX_SAFE_INTEGER) offset: number = 0;
}
