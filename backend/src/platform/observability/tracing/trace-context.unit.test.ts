import { traceContextOf, traceparentOf } from './trace-context.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('traceparent', () => {
  it.each([`00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-ff`, `cc-${TRACE}-${SPAN}-01-what-will-be`])(
    'is taken without its flags: %s',
    (given) => expect(traceContextOf(given)).toEqual({ traceId: TRACE, spanId: SPAN, recorded: false }),
  );

  it.each([
    undefined,
    '',
    'trace',
    [`00-${TRACE}-${SPAN}-01`],
    `00-${TRACE}-${SPAN}`,
    `00-${TRACE}-${SPAN}-01-more`,
    `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01\n`,
    `ff-${TRACE}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${TRACE.slice(1)}-${SPAN}-01`,
    `00-${TRACE.slice(1)}g-${SPAN}-01`,
    ` 00-${TRACE}-${SPAN}-01`,
  ])('is none: %j', (given) => expect(traceContextOf(given)).toBeUndefined());

  it('is told with our own flag', () => {
    const context = { traceId: TRACE, spanId: SPAN };
    expect(traceparentOf({ ...context, recorded: true })).toBe(`00-${TRACE}-${SPAN}-01`);
    expect(traceparentOf({ ...context, recorded: false })).toBe(`00-${TRACE}-${SPAN}-00`);
  });
});
