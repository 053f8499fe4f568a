import { getMetadataStorage } from 'class-validator';
import * as contracts from '../index.js';
import { checkFields } from './validation.js';

const fieldsOf = (request: new () => object) =>
  getMetadataStorage()
    .getTargetValidationMetadatas(request, '', false, false)
    .map(({ propertyName }) => propertyName);

const isClass = (value: unknown): value is new () => object =>
  typeof value === 'function' && value.prototype !== undefined;

const IGNORED = 'clientError';

const FIELDS = Object.entries<unknown>(contracts).flatMap(([name, value]) =>
  isClass(value) ? [...new Set(fieldsOf(value))].map((field) => [name, field, value] as const) : [],
);

it.each(FIELDS.filter(([, field]) => field !== IGNORED))(
  '%s accepts no control character as %s',
  (_, field, request) => {
    for (const value of ['https://linkedin.com/\0', ['Tux\0']]) {
      const errors = checkFields(Object.assign(new request(), { [field]: value }));
      expect(errors.map(({ path }) => path.split('.')[0])).toContain(field);
    }
  },
);
