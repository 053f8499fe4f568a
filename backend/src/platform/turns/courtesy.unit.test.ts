import { Courtesy } from './courtesy.js';

describe('courtesy', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  const work = (ms: number) => () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms));

  const isOverAfter = async (courtesy: Courtesy, ms: number, elapsed: number): Promise<boolean> => {
    let isOver = false;
    void courtesy.pausing(work(ms)).then(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(elapsed);
    return isOver;
  };

  it('pauses as long as a part of the work took, while visitors ask', async () => {
    const courtesy = new Courtesy();
    courtesy.note();
    expect(courtesy.isDue).toBe(true);
    expect(await isOverAfter(courtesy, 100, 199)).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await isOverAfter(courtesy, 100, 200)).toBe(true);
  });

  it('pauses between the parts of one call as long as each took, while visitors ask', async () => {
    const courtesy = new Courtesy();
    const rest = courtesy.betweenParts();
    courtesy.note();
    let rested = 0;
    const inParts = async (): Promise<void> => {
      for (let part = 0; part < 2; part += 1) {
        await work(100)();
        await rest();
        rested += 1;
      }
    };
    void inParts();
    await jest.advanceTimersByTimeAsync(199);
    expect(rested).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(rested).toBe(1);
    await jest.advanceTimersByTimeAsync(199);
    expect(rested).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(rested).toBe(2);
  });

  it('does not pause where nobody has asked lately', async () => {
    const courtesy = new Courtesy();
    expect(courtesy.isDue).toBe(false);
    expect(await isOverAfter(courtesy, 100, 100)).toBe(true);
    courtesy.note();
    await jest.advanceTimersByTimeAsync(1000);
    expect(courtesy.isDue).toBe(false);
    expect(await isOverAfter(courtesy, 100, 100)).toBe(true);
  });
});
