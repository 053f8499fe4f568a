import { Controller, HttpCode, Post } from '@nestjs/common';
import { EVENT_STORE, type EventStore, type Position } from '../event-store/event-store.js';
import { PROGRESS, type Progress } from './progress.js';
import { DomainError } from '../decider/domain-error.js';
import { StoreUnavailable } from '../errors/store-unavailable.js';
import { startTestApp, type TestApp } from '../http/testing/test-app.js';
import { WaitsFor, type WriteResult } from './waits-for.js';

const AFTER_DECISION = { automation: 'publish-or-withdraw-mascot', views: ['mascots'] } as const;

let steps: string[] = [];
let late: string | undefined;

let view: () => void = () => undefined;

const written = (position: Position | undefined): WriteResult<object> => ({
  position,
  location: '/api/things',
  toBody: (asOf) => {
    steps.push(asOf === undefined ? 'answer' : `answer as of ${asOf}`);
    if (asOf === undefined) view();
    return { steps };
  },
});

@Controller('api/things')
class ThingsController {
  @Post('like')
  @HttpCode(200)
  @WaitsFor('mascots', 'comments')
  async like(): Promise<WriteResult<object>> {
    return written('5');
  }

  @Post('approve')
  @WaitsFor(AFTER_DECISION)
  async approve(): Promise<WriteResult<object>> {
    return written('5');
  }

  @Post('erase')
  @WaitsFor({ automation: ['publish-or-withdraw-mascot', 'destroy-keys-of-item'], views: ['mascots'] })
  async erase(): Promise<WriteResult<object>> {
    return written('5');
  }

  @Post('lost')
  @WaitsFor('mascots')
  async lost(): Promise<WriteResult<object>> {
    const answer = () => Promise.reject(new StoreUnavailable('gone'));
    return { position: '5', location: '/api/things', toBody: answer };
  }

  @Post('nothing')
  @WaitsFor('mascots')
  async nothing(): Promise<WriteResult<object>> {
    return written(undefined);
  }
}

const progress: Progress = {
  waitFor: async (position, names) => {
    steps.push(`${names.join(' and ')} at ${position}`);
    return late !== undefined && names.includes(late) ? 'late' : 'visible';
  },
};
const store: Pick<EventStore, 'head'> = { head: async () => '9' };

describe('a write that waits for its views', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startTestApp({
      controllers: [ThingsController],
      providers: [
        { provide: PROGRESS, useValue: progress },
        { provide: EVENT_STORE, useValue: store },
      ],
    });
  });
  afterAll(() => test.close());
  beforeEach(() => {
    steps = [];
    late = undefined;
    view = () => undefined;
  });

  const post = async (path: string) => {
    const answer = await test.app.inject({ method: 'POST', url: `/api/things/${path}` });
    const { location, 'preference-applied': applied } = answer.headers;
    return { status: answer.statusCode, body: answer.json<unknown>(), applied, ...(location && { location }) };
  };

  it('answers once they show it', async () => {
    const body = { steps: ['mascots and comments at 5', 'answer'] };
    expect(await post('like')).toEqual({ status: 200, body, applied: undefined });
  });

  it('waits for the automation first, and then for its writes', async () => {
    const body = { steps: ['publish-or-withdraw-mascot at 5', 'mascots at 9', 'answer'] };
    expect(await post('approve')).toEqual({ status: 201, body, applied: undefined });
  });

  it('waits for all automations that it triggers', async () => {
    const body = { steps: ['publish-or-withdraw-mascot and destroy-keys-of-item at 5', 'mascots at 9', 'answer'] };
    expect(await post('erase')).toEqual({ status: 201, body, applied: undefined });
  });

  it('does not wait when nothing was written', async () => {
    expect(await post('nothing')).toEqual({ status: 201, body: { steps: ['answer'] }, applied: undefined });
  });

  it('answers from the log, with a header, while a view is late', async () => {
    late = 'mascots';
    expect(await post('like')).toMatchObject({ status: 200, applied: 'async' });
    expect(steps.at(-1)).toBe('answer as of 5');
  });

  it('answers 202 with a location while its effects are late', async () => {
    late = 'publish-or-withdraw-mascot';
    expect(await post('approve')).toMatchObject({ status: 202, applied: 'async', location: '/api/things' });
    expect(steps.at(-1)).toBe('answer');
  });

  it('answers from the log when a view that has caught up no longer shows the record', async () => {
    view = () => {
      throw new DomainError('not_found', 'Deleted by somebody else just now');
    };
    expect(await post('like')).toMatchObject({ status: 200, applied: undefined });
    expect(steps.slice(-2)).toEqual(['answer', 'answer as of 5']);
  });

  it('answers 202 for a durable write when no store is available', async () => {
    expect(await post('lost')).toMatchObject({ status: 202, body: {}, applied: 'async', location: '/api/things' });
  });
});
