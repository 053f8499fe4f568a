import { Controller, HttpCode, Post } from '@nestjs/common';
import { EVENT_STORE, type EventStore, type Position } from '../event-store/event-store.js';
import { startTestApp, type TestApp } from '../http/testing/test-app.js';
import { PROGRESS, type Progress } from '../consumers/progress/progress.js';
import { ReadYourWrites } from './read-your-writes.js';
import { WaitsFor, type Written } from './waits-for.js';

const AFTER_DECISION = { automation: 'mascot-follows-submission', views: ['mascots'] } as const;

/** What happened, in order. */
let steps: string[] = [];
let late: string | undefined;

const written = (position: Position | undefined): Written<object> => ({
  position,
  answer: () => {
    steps.push('answer');
    return { steps };
  },
});

@Controller('api/things')
class ThingsController {
  @Post('like')
  @HttpCode(200)
  @WaitsFor('mascots', 'comments')
  async like(): Promise<Written<object>> {
    return written('5');
  }

  @Post('approve')
  @WaitsFor(AFTER_DECISION)
  async approve(): Promise<Written<object>> {
    return written('5');
  }

  @Post('nothing')
  @WaitsFor('mascots')
  async nothing(): Promise<Written<object>> {
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
      providers: [{ provide: PROGRESS, useValue: progress }, { provide: EVENT_STORE, useValue: store }, ReadYourWrites],
    });
  });
  afterAll(() => test.close());
  beforeEach(() => {
    steps = [];
    late = undefined;
  });

  const post = async (path: string) => {
    const answer = await test.app.inject({ method: 'POST', url: `/api/things/${path}` });
    return { status: answer.statusCode, body: answer.json<unknown>(), applied: answer.headers['preference-applied'] };
  };

  it('answers once they show it', async () => {
    const body = { steps: ['mascots and comments at 5', 'answer'] };
    expect(await post('like')).toEqual({ status: 200, body, applied: undefined });
  });

  it('waits for the reaction first, and then for whatever that has written', async () => {
    const body = { steps: ['mascot-follows-submission at 5', 'mascots at 9', 'answer'] };
    expect(await post('approve')).toEqual({ status: 201, body, applied: undefined });
  });

  it('does not wait when nothing was written', async () => {
    expect(await post('nothing')).toEqual({ status: 201, body: { steps: ['answer'] }, applied: undefined });
  });

  it.each(['mascots', 'mascot-follows-submission'])('announces an answer before %s has caught up', async (name) => {
    late = name;
    expect(await post('approve')).toMatchObject({ status: 201, applied: 'async' });
    expect(steps.at(-1)).toBe('answer');
  });

  it('is told of a wrong name by the compiler', () => {
    // @ts-expect-error -- no view is called so
    expect(WaitsFor('mascot')).toBeDefined();
    // @ts-expect-error -- no automation is called so
    expect(WaitsFor({ automation: 'mascot-follows', views: ['mascots'] })).toBeDefined();
  });
});
