import * as z from 'zod/mini';
import { eventsDocument } from './events-document.js';

const SwitchedData = z.object({
  lamp: z.object({ state: z.enum(['on', 'off']), color: z.optional(z.nullable(z.string())) }),
  by: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('timer'), seconds: z.optional(z.int()) }),
    z.object({ kind: z.literal('person') }),
  ]),
  marks: z.array(z.string()),
});

const Switched = {
  version: 2,
  schema: SwitchedData,
  upcasts: { 1: (data: unknown) => data },
  writtenBy: ['SwitchLamp', 'Repair'],
};
const Broken = { version: 1, schema: z.object({}), writtenBy: ['Drop'] };

const document = eventsDocument({
  streams: {
    lamps: [{ prefix: 'lamp-', key: 'id', description: 'A lamp', catalogue: { Switched, Broken } }],
    houses: [{ prefix: 'house', description: 'The house', catalogue: { Broken } }],
  },
  readers: [
    { kind: 'projection', name: 'lamps', streamPrefixes: ['lamp-'] },
    { kind: 'worker', name: 'electrician', streamPrefixes: ['lamp-', 'house'], eventTypes: ['Broken'] },
    { kind: 'worker', name: 'hash-chain' },
  ],
});

describe('the document of events', () => {
  it('names the streams of each context', () => {
    expect(document).toContain('## lamps\n\n| Stream | Content |\n| --- | --- |\n| `lamp-<id>` | A lamp |\n');
    expect(document).toContain('| `house` | The house |');
  });

  it('lists the writers, version and readers of an event', () => {
    expect(document).toContain(
      '### Switched\n\n- Streams: `lamp-<id>`\n- Written by: `SwitchLamp`, `Repair`, as version 2\n- Read by: projection `lamps`\n',
    );
    expect(document).toContain(
      '- Streams: `house`\n- Written by: `Drop`, as version 1\n- Read by: worker `electrician`\n',
    );
    expect(document).toContain('The whole log is read by worker `hash-chain`');
  });

  it('shows the fields', () => {
    expect(document).toContain(
      [
        '{',
        '  lamp: { state: "on" | "off"; color?: string | null; };',
        '  by: { kind: "timer"; seconds?: integer; } | { kind: "person"; };',
        '  marks: Array<string>;',
        '}',
      ].join('\n'),
    );
  });

  it('shows what every event carries', () => expect(document).toContain('actor: { kind: "visitor"'));
});
