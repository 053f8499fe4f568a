import { describeWithMongo } from '../../../mongodb/testing/with-mongo.js';
import { ANSWER_LIFETIME } from '../answer-store.js';
import { MongoAnswerStore } from './mongo-answer-store.js';

const textOf = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString();

describeWithMongo('MongoAnswerStore', (newDatabase) => {
  let now = 1_000_000;
  const open = () => MongoAnswerStore.open(newDatabase(), () => now);

  it('has no answer that was never kept', async () => {
    expect(await (await open()).find('one')).toBeUndefined();
  });

  it('keeps the first answer and no later one', async () => {
    const store = await open();
    await store.keep('one', Buffer.from('first'));
    await store.keep('one', Buffer.from('second'));
    expect(textOf(await store.find('one'))).toBe('first');
    expect(await store.find('two')).toBeUndefined();
  });

  it('keeps one of several that come at once', async () => {
    const store = await open();
    const answers = ['a', 'b', 'c', 'd'];
    await Promise.all(answers.map((answer) => store.keep('one', Buffer.from(answer))));
    expect(answers).toContain(textOf(await store.find('one')));
  });

  it('forgets an answer after a day', async () => {
    const store = await open();
    await store.keep('one', Buffer.from('first'));
    now += ANSWER_LIFETIME;
    expect(await store.find('one')).toBeUndefined();
    await store.keep('one', Buffer.from('later'));
    expect(textOf(await store.find('one'))).toBe('later');
  });

  it('is shared by all nodes', async () => {
    const db = newDatabase();
    await (await MongoAnswerStore.open(db)).keep('one', Buffer.from([0, 255]));
    expect(await (await MongoAnswerStore.open(db)).find('one')).toEqual(new Uint8Array([0, 255]));
  });
});
