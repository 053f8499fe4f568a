import * as z from 'zod';

const Frame = z.object({
  functionName: z.string(),
  url: z.string(),
  lineNumber: z.number(),
  columnNumber: z.number(),
});

/** A profile of V8: what the thread did at each of many moments, microseconds apart. */
export const Profile = z.object({
  nodes: z.array(z.object({ id: z.number(), callFrame: Frame, children: z.array(z.number()).optional() })),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});
export type Profile = z.infer<typeof Profile>;
type Frame = z.infer<typeof Frame>;

/** From which file a place in the code was made; undefined for what is none of ours. */
export type SourceOf = (frame: Frame) => string | undefined;

const OTHERS = 'others';
const WITHOUT_CODE: Readonly<Record<string, string>> = {
  '(garbage collector)': 'garbage',
  '(idle)': 'idle',
  '(program)': OTHERS,
};

/** The first that matches names the layer. */
const LAYERS: readonly (readonly [layer: string, source: RegExp])[] = [
  ['SQLite', /\/libsql\//],
  ['Nest, CQRS, rxjs', /node_modules\/(?:@nestjs\/|rxjs\/|reflect-metadata\/)/],
  ['Fastify', /node_modules\/(?:@?fastify|find-my-way|fast-|@?pino|middie|avvio|light-my-request)/],
  ['zod and class-validator', /node_modules\/(?:zod|class-validator|validator)\/|\/contracts\//],
  ['the event store', /src\/platform\/event-store\//],
  ['the read store', /src\/platform\/read-store\//],
  ['consumers and projections', /src\/platform\/consumers\/|\.projection\.|src\/contexts\/audit\//],
  [
    'hooks: limits, tags, headers, figures, traces',
    /src\/platform\/(?:http|observability)\/|node_modules\/(?:prom-client|lru-cache)/,
  ],
  ['decide, wait, answer', /src\//],
  [
    'HTTP, sockets and streams of Node',
    /^node:(?:_http|internal\/streams|net|http|internal\/stream_base|events|_stream)/,
  ],
  ['other parts of Node', /^node:/],
];

export const LAYER_NAMES = [...LAYERS.map(([name]) => name), 'garbage', OTHERS, 'idle'];

/** Which share of the time each layer took for itself, from 0 to 1. What has no code of its own belongs to whoever called it. */
export function layersOf({ nodes, samples, timeDeltas }: Profile, sourceOf: SourceOf): Map<string, number> {
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const layers = new Map<number, string>();
  const layerOf = (id: number): string => {
    const known = layers.get(id);
    if (known !== undefined) return known;
    const frame = frames.get(id);
    const caller = callers.get(id);
    const own = frame && layerOfFrame(frame, sourceOf);
    const layer = own ?? (caller === undefined ? OTHERS : layerOf(caller));
    layers.set(id, layer);
    return layer;
  };
  const times = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const layer = layerOf(id);
    times.set(layer, (times.get(layer) ?? 0) + (timeDeltas[index] ?? 0));
  }
  const all = [...times.values()].reduce((sum, time) => sum + time, 0);
  return new Map([...times].map(([layer, time]) => [layer, time / all]));
}

function layerOfFrame(frame: Frame, sourceOf: SourceOf): string | undefined {
  const special = WITHOUT_CODE[frame.functionName];
  if (special !== undefined) return special;
  const source = sourceOf(frame);
  if (source === undefined || source === '') return undefined;
  return LAYERS.find(([, pattern]) => pattern.test(source))?.[0] ?? OTHERS;
}
