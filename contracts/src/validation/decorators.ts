import { IsOptional, isString, IsUrl, ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';

export function compose(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => decorators.forEach((decorate) => decorate(target, property));
}

/**
 * So many signs on one, or joined to one, as no language and no picture has: browsers break no line within them, so that they make
 * a page as wide as they like.
 */
const OVERGROWN = /\p{M}{16}|(?:\u200d[^\u200d\s\p{M}\u{1f3fb}-\u{1f3ff}]?[\p{M}\u{1f3fb}-\u{1f3ff}]{0,2}){12}/u;

/**
 * A text of at most so many characters, counted as JSON Schema counts them: class-validator leaves out those that only tell how
 * the one before is drawn, so that a text of any length could be made of them.
 */
export function MaxLength(most: number, options?: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) =>
    isString(value) && (value.length <= most || [...value].length <= most) && !OVERGROWN.test(value);
  const defaultMessage = () => `$property must be shorter than or equal to ${most} characters`;
  return ValidateBy({ name: 'maxLength', constraints: [most], validator: { validate, defaultMessage } }, options);
}

export const IsPlace = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'isPlace', validator: { validate: isString } }, options);

export const AfterPlace = () => compose(IsOptional(), IsPlace(), MaxLength(2000));

/** A day of the calendar, such as 2026-05-01. */
export const IsDay = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'isDay', validator: { validate: (value) => isString(value) && isDay(value) } }, options);

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** A day that is not in the future; other values pass. */
export function HasCome(options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => !isString(value) || !(Date.parse(value) > Date.now());
  return ValidateBy({ name: 'hasCome', validator: { validate } }, options);
}

export const Nullable = () => ValidateIf((_, value) => value !== undefined && value !== null);

/** The field may be left out, but not emptied. */
export const Omittable = () => ValidateIf((_, value) => value !== undefined);

const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

export function IsFilled(options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    { name: 'isFilled', validator: { validate: (value: unknown) => isString(value) && VISIBLE.test(value) } },
    options,
  );
}

export const IsWebAddress = (options: ValidationOptions): PropertyDecorator =>
  IsUrl({ protocols: ['http', 'https'], require_protocol: true }, options);

export function IsYearFrom(first: number, options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= first && Number(value) <= new Date().getUTCFullYear();
  return ValidateBy({ name: 'isYearFrom', constraints: [first], validator: { validate } }, options);
}

/** A number that is not below the one of another property, where both are there. */
export function IsNotBelow(other: string, options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown, { object }: { object?: object } = {}) => {
    const least: unknown = object && Reflect.get(object, other);
    return typeof value !== 'number' || typeof least !== 'number' || value >= least;
  };
  return ValidateBy({ name: 'isNotBelow', constraints: [other], validator: { validate } }, options);
}

export function IsOnHost(host: string, options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    { name: 'isOnHost', constraints: [host], validator: { validate: (value) => isOnHost(value, host) } },
    options,
  );
}

function isOnHost(value: unknown, host: string): boolean {
  if (!isString(value) || !URL.canParse(value)) return false;
  const { hostname, protocol } = new URL(value);
  return /^https?:$/.test(protocol) && (hostname === host || hostname.endsWith(`.${host}`));
}
