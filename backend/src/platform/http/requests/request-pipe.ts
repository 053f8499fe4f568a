import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { assertValid } from './assert-valid.js';
import { fieldsOf, type RequestClass } from './fields-of.js';
import { readBody } from './read-body.js';
import { readQuery } from './read-query.js';

/** Checks every request against its class: unknown properties fall away, the rest must be valid. */
@Injectable()
export class RequestPipe implements PipeTransform<unknown, unknown> {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (!isRequestClass(metatype)) return value;
    const given = type === 'query' ? readQuery(value, metatype) : readBody(value, metatype);
    const request = Object.assign(new metatype(), given);
    assertValid(request);
    return request;
  }
}

/** A single parameter stays the text it is: its own pipe knows what it may be. */
const isRequestClass = (metatype: ArgumentMetadata['metatype']): metatype is RequestClass =>
  metatype !== undefined && fieldsOf(metatype).size > 0;
