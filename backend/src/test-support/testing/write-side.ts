import multipart from '@fastify/multipart';
import type { Provider, Type } from '@nestjs/common';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { Test, type TestingModule } from '@nestjs/testing';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { AggregateCommandHandler } from '../../platform/command-handling/aggregate-command.js';
import { DecisionRunner } from '../../platform/command-handling/decision-runner.js';
import { newEvents, systemClockAndIds } from '../../platform/command-handling/new-events.js';
import type { DecidedStream, DomainEvent } from '../../platform/decider/decider.js';
import { collect, EVENT_STORE } from '../../platform/event-store/event-store.js';
import { openInMemoryEventStore } from '../../platform/event-store/embedded/open.js';
import { inMemoryKeys } from '../../platform/personal-data/testing/in-memory-keys.js';
import { KeyVault } from '../../platform/personal-data/key-vault.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';

export const context = { correlationId: 'request', causationId: 'request', actor: { kind: 'admin' } } as const;

interface Recorded {
  readonly type: string;
  readonly data: unknown;
  readonly command: string;
}

const GIVEN = 'Given';

export class WriteSide {
  private constructor(private readonly module: TestingModule) {}

  static async open(...providers: Provider[]): Promise<WriteSide> {
    const store = openInMemoryEventStore();
    const module = await Test.createTestingModule({
      imports: [CqrsModule.forRoot()],
      providers: [
        { provide: EVENT_STORE, useValue: store },
        { provide: DecisionRunner, useValue: new DecisionRunner({ store, ...systemClockAndIds }) },
        AggregateCommandHandler,
        PersonalData,
        { provide: KeyVault, useFactory: inMemoryKeys },
        ...providers,
      ],
    }).compile();
    await module.init();
    return new WriteSide(module);
  }

  async close(): Promise<void> {
    await this.module.close();
    await this.store.close();
  }

  get<Part>(token: Type<Part>): Part {
    return this.module.get(token);
  }

  get store() {
    return this.module.get<ReturnType<typeof openInMemoryEventStore>>(EVENT_STORE);
  }

  get commands(): CommandBus {
    return this.module.get(CommandBus);
  }

  async given<Event extends DomainEvent>(
    { stream, catalogue }: Pick<DecidedStream<never, Event, never>, 'stream' | 'catalogue'>,
    ...events: Event[]
  ): Promise<void> {
    const decided = { stream, events, catalogue, commandName: GIVEN, context };
    await this.store.append(stream, 'any', newEvents(decided, systemClockAndIds));
  }

  async recorded({ stream }: { readonly stream: string }): Promise<Recorded[]> {
    const stored = await this.get(PersonalData).decryptEvents(await collect(this.store.readStream(stream)));
    return stored
      .map(({ type, data, metadata: { command } }) => ({ type, data, command }))
      .filter(({ command }) => command !== GIVEN);
  }
}

export async function sendForm<Result>(
  form: FormData,
  call: (request: FastifyRequest, reply: FastifyReply) => Promise<Result>,
): Promise<Result> {
  const server = fastify();
  await server.register(multipart);
  const files = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [] : [name]));
  const called = new Promise<Result>((resolve, reject) => {
    server.post('/', { config: { form: { files } } }, async (request, reply) => {
      await call(request, reply).then(resolve, reject);
      return {};
    });
  });
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  const sent = server.inject({ method: 'POST', url: '/', headers, payload: Buffer.from(await encoded.arrayBuffer()) });
  try {
    return await called;
  } finally {
    await sent;
    await server.close();
  }
}
