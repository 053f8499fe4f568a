import { RequestMethod } from '@nestjs/common';
import { INTERCEPTORS_METADATA, METHOD_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { IdempotencyInterceptor } from '../platform/http/idempotency.js';
import { startTestProduct } from '../test-support/test-product.js';

function isWrite(method: unknown): method is object {
  const verb: unknown = typeof method === 'function' ? Reflect.getMetadata(METHOD_METADATA, method) : undefined;
  return verb !== undefined && verb !== RequestMethod.GET;
}

it('every write has the idempotency interceptor outermost', async () => {
  const product = await startTestProduct();
  const controllers = [...product.app.get(ModulesContainer).values()].flatMap((one) => [...one.controllers.values()]);
  const methods = controllers
    .flatMap(({ metatype }) => Object.values(Object.getOwnPropertyDescriptors(metatype?.prototype ?? {})))
    .map(({ value }: PropertyDescriptor): unknown => value);
  const outermost = methods.filter(isWrite).map((method): unknown => {
    const [first]: readonly unknown[] = Reflect.getMetadata(INTERCEPTORS_METADATA, method) ?? [];
    return first;
  });
  expect(outermost.length).toBeGreaterThan(40);
  expect(new Set(outermost)).toEqual(new Set([IdempotencyInterceptor]));
  await product.stop();
});
