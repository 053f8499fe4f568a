import type { FieldError, ListPageQuery, Pagination } from '@marcel/contracts';
import { ERROR_MESSAGES, checkFields, HEADERS, parseRecordTag } from '@marcel/contracts';
import type { ArgumentMetadata, PipeTransform, ExecutionContext } from '@nestjs/common';
import { Injectable, createParamDecorator } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { DomainError } from '../decider/domain-error.js';
import type { FastifyRequest, FastifyReply } from 'fastify';
import type { CommandContext } from '../command-handling/command-context.js';
import type { Precondition } from '../command-handling/precondition.js';
import { parseTags } from './caching.js';
import { Repeatable } from './idempotency.js';
import { readClientRequestId } from '../observability/logging/request-log.js';

/**
 * Validates a request that does not come from a JSON body, such as a form.
 * @throws DomainError `invalid_input` with every invalid field
 */
export function assertValid(request: object): void {
  const details = checkFields(request);
  if (details.length > 0) throw DomainError.fields(details);
}

type RequestClass = new () => object;

type Kind = 'number' | 'text' | 'other';

const KIND_OF_CHECK: Readonly<Record<string, Kind>> = { isInt: 'number', isNumber: 'number', isString: 'text' };

const fieldsByClass = new WeakMap<RequestClass, ReadonlyMap<string, Kind>>();

function listFields(request: RequestClass): ReadonlyMap<string, Kind> {
  const read = fieldsByClass.get(request);
  if (read !== undefined) return read;
  const fields = new Map<string, Kind>();
  for (const { propertyName, name } of getMetadataStorage().getTargetValidationMetadatas(request, '', false, false))
    fields.set(propertyName, KIND_OF_CHECK[name ?? ''] ?? fields.get(propertyName) ?? 'other');
  fieldsByClass.set(request, fields);
  return fields;
}

/**
 * Returns the properties of a JSON body that its class declares; a missing body counts as empty.
 * @throws DomainError `invalid_input` for a body that is not an object
 */
function readBody(body: unknown, request: RequestClass): Record<string, unknown> {
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new DomainError('invalid_input', ERROR_MESSAGES.malformedBody);
  const fields = [...listFields(request).keys()].filter((name) => Object.hasOwn(body, name));
  return Object.fromEntries(fields.map((name) => [name, Reflect.get(body, name)]));
}

const DECIMAL = /^-?\d{1,16}(\.\d{1,15})?$/;

/**
 * Converts a query string to the types of its class: plain decimals become numbers where the class declares numbers, and empty
 * texts count as absent. Drops parameters that the class does not declare.
 * @throws DomainError `invalid_input` for a known parameter that is given more than once
 */
function readQuery(query: unknown, request: RequestClass): Record<string, unknown> {
  const parameters = new Map<string, unknown>(Object.entries(query ?? {}));
  const repeated: FieldError[] = [];
  const read: Record<string, unknown> = {};
  for (const [name, kind] of listFields(request)) {
    const value = parameters.get(name);
    if (Array.isArray(value)) repeated.push({ path: name, message: ERROR_MESSAGES.givenTwice });
    else if (kind === 'number' && typeof value === 'string' && DECIMAL.test(value)) read[name] = Number(value);
    else if (value !== undefined && !(kind === 'text' && value === '')) read[name] = value;
  }
  if (repeated.length > 0) throw DomainError.fields(repeated);
  return read;
}

/** Validates every request against its class, and drops unknown properties. */
@Injectable()
export class RequestPipe implements PipeTransform<unknown, unknown> {
  /** Classes whose empty requests are valid: most requests are empty, so each class is checked once. */
  private readonly validWhenEmpty = new WeakSet<RequestClass>();

  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (!isRequestClass(metatype)) return value;
    const values = type === 'query' ? readQuery(value, metatype) : readBody(value, metatype);
    const request = Object.assign(new metatype(), values);
    const isEmpty = Object.keys(values).length === 0;
    if (isEmpty && this.validWhenEmpty.has(metatype)) return request;
    assertValid(request);
    if (isEmpty) this.validWhenEmpty.add(metatype);
    return request;
  }
}

const isRequestClass = (metatype: ArgumentMetadata['metatype']): metatype is RequestClass =>
  metatype !== undefined && listFields(metatype).size > 0;

export class OneOf<Name extends string> implements PipeTransform<unknown, Name> {
  constructor(
    private readonly names: readonly Name[],
    private readonly notFound: string,
  ) {}

  transform(value: unknown): Name {
    const match = this.names.find((name) => name === value);
    if (match === undefined) throw new DomainError('not_found', this.notFound);
    return match;
  }
}

const ID = /^[1-9]\d{0,15}$/;

export class PositiveId implements PipeTransform<unknown, number> {
  constructor(private readonly notFound: string = ERROR_MESSAGES.notFound) {}

  transform(value: unknown): number {
    const id = typeof value === 'string' && ID.test(value) ? Number(value) : NaN;
    if (!Number.isSafeInteger(id)) throw new DomainError('not_found', this.notFound);
    return id;
  }
}

/** Parses `If-Match`. By the strong comparison of RFC 9110, a tag without a version matches nothing. */
export function parseIfMatch(ifMatch: string): Precondition {
  const tags = parseTags(ifMatch);
  return tags === '*' ? 'any' : tags.flatMap((tag) => parseRecordTag(tag) ?? []);
}

const CommandContextOf = createParamDecorator((_data: unknown, execution: ExecutionContext): CommandContext =>
  createCommandContext(execution.switchToHttp().getRequest<FastifyRequest>()),
);

/**
 * Injects the context of the request's command, and makes the method `Repeatable`. Parameter decorators run before method
 * decorators, so that interceptors of the method see a repeated request only once.
 */
export const Context = (): ParameterDecorator => (target, name, index) => {
  CommandContextOf()(target, name, index);
  const method = name && Object.getOwnPropertyDescriptor(target, name);
  if (name !== undefined && method) Repeatable()(target, name, method);
};

const RELEASE = /^[\w.+@/-]{1,64}$/;

function createCommandContext(request: FastifyRequest): CommandContext {
  const release = request.headers[HEADERS.frontendRelease];
  const ifMatch = request.headers[HEADERS.ifMatch];
  const { idempotency } = request;
  const clientRequestId = readClientRequestId(request);
  return {
    correlationId: request.id,
    causationId: request.id,
    actor: { kind: request.actorKind, ...(request.actorId !== undefined && { id: request.actorId }) },
    ...(clientRequestId !== undefined && { clientRequestId }),
    ...(typeof release === 'string' && RELEASE.test(release) && { release }),
    ...(ifMatch !== undefined && { precondition: parseIfMatch(ifMatch) }),
    ...(idempotency !== undefined && { idempotencySeed: idempotency.fingerprint, bodyHash: idempotency.bodyHash }),
  };
}

export function paginate(offset: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return {
    page: Math.floor(offset / limit) + 1,
    limit,
    total,
    totalPages,
    hasPrev: offset > 0,
    hasNext: offset + limit < total,
  };
}

interface ListPosition {
  readonly total: number;
  readonly next: string | null;
}

export function setPaginationHeaders(reply: FastifyReply, { total, next }: ListPosition): void {
  void reply.header(HEADERS.totalCount, total);
  if (next !== null) void reply.header(HEADERS.nextAfter, next);
}

export function slicePage<Item>(all: readonly Item[], { offset, limit }: ListPageQuery, reply: FastifyReply): Item[] {
  setPaginationHeaders(reply, { total: all.length, next: null });
  return all.slice(offset, offset + limit);
}
