import { ANSWER_LIFETIME, type AnswerStore } from '../answer-store.js';

export interface AnswerStoreHarness {
  /** Milliseconds since 1970, as the store is told. */
  now: number;
  /** A store of its own for each test. */
  open(): Promise<AnswerStore>;
  /** Another store over the same answers, as after a restart or on another node. */
  reopen(): Promise<AnswerStore>;
}

const textOf = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString();

/** What every store of first answers must do. */
export function itKeepsFirstAnswers(harness: AnswerStoreHarness): void {
  it('has no answer that was never kept', async () => {
    expect(await (await harness.open()).find('one')).toBeUndefined();
  });

  it('keeps the first answer and no later one', async () => {
    const store = await harness.open();
    await store.keep('one', Buffer.from('first'));
    await store.keep('one', Buffer.from('second'));
    expect(textOf(await store.find('one'))).toBe('first');
    expect(await store.find('two')).toBeUndefined();
  });

  it('keeps one of several that come at once', async () => {
    const store = await harness.open();
    const answers = ['a', 'b', 'c', 'd'];
    await Promise.all(answers.map((answer) => store.keep('one', Buffer.from(answer))));
    expect(answers).toContain(textOf(await store.find('one')));
  });

  it('forgets an answer after a day', async () => {
    const store = await harness.open();
    await store.keep('one', Buffer.from('first'));
    harness.now += ANSWER_LIFETIME;
    expect(await store.find('one')).toBeUndefined();
    await store.keep('one', Buffer.from('later'));
    expect(textOf(await store.find('one'))).toBe('later');
  });

  it('keeps another answer in the place of one that was dropped', async () => {
    const store = await harness.open();
    await store.keep('one', Buffer.from('first'));
    await store.keep('two', Buffer.from('other'));
    await store.drop('one');
    await store.drop('one');
    expect(await store.find('one')).toBeUndefined();
    await store.keep('one', Buffer.from('second'));
    expect([textOf(await store.find('one')), textOf(await store.find('two'))]).toEqual(['second', 'other']);
  });

  it('gives what was kept before it was opened', async () => {
    await (await harness.open()).keep('one', Buffer.from([0, 255]));
    expect(await (await harness.reopen()).find('one')).toEqual(new Uint8Array([0, 255]));
  });
}
