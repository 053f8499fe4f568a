import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestLog } from './request-log.js';

const log = { debug: jest.fn(), warn: jest.fn(), info: jest.fn(), error: jest.fn() };
const request = {
  url: '/api/mascots',
  headers: {},
  routeOptions: { url: '/api/mascots' },
} as unknown as FastifyRequest;
const reply = { elapsedTime: 1.25 } as FastifyReply;

const complete = (code?: string) =>
  new RequestLog(log, 'none').requestCompleted(
    code === undefined ? null : Object.assign(new Error(code), { code }),
    request,
    reply,
  );

beforeEach(() => jest.clearAllMocks());

it('a response is logged', () => {
  complete();
  expect(log.info).toHaveBeenCalledWith(expect.not.objectContaining({ err: expect.anything() }), 'request answered');
});

it.each(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'])('a disconnected client is no error: %s', (code) => {
  complete(code);
  expect(log.error).not.toHaveBeenCalled();
  expect(log.info).toHaveBeenCalledWith(
    expect.not.objectContaining({ err: expect.anything() }),
    'request answered, and its client had gone',
  );
});

it('a response that could not be sent for another reason is an error', () => {
  complete('ERR_STREAM_WRITE_AFTER_END');
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ err: expect.any(Error) }), 'request failed');
});
