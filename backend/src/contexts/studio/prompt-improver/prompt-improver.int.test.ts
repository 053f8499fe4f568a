import { STUDIO_LIMITS } from '@marcel/contracts';
import { pino } from 'pino';
import { answering, HttpDouble, type Behaviour } from '../../../test-support/http-double.js';
import { LocalPromptImprover, OpenAiPromptImprover } from './prompt-improver.js';

const { signal } = new AbortController();
const local = new LocalPromptImprover();

describe('improving by rules', () => {
  it('keeps the words of the visitor in front and adds Marcel, and how he is drawn', async () => {
    const { text, improver } = await local.improve(' a castle at night ', 3);
    expect(text).toMatch(/^a castle at night, with Marcel, a friendly blue dog[^,]*, (?:as|in) .+$/);
    expect(improver).toBe('local');
  });

  it('does not add a second dog', async () => {
    expect((await local.improve('Marcel at sea', 3)).text).not.toContain('friendly blue dog');
  });

  it('adds no style when the prompt names one', async () => {
    expect((await local.improve('a blueprint of a dog', 1)).text).toBe('a blueprint of a dog');
  });

  it('is the same for the same seed, and differs for others', async () => {
    const texts = await Promise.all([1, 1, 2].map(async (seed) => (await local.improve('a dog', seed)).text));
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).not.toBe(texts[2]);
  });

  it('never makes a prompt too long', async () => {
    const prompt = 'x'.repeat(STUDIO_LIMITS.prompt - 5);
    expect((await local.improve(prompt, 1)).text).toBe(prompt);
  });
});

describe('improving by an endpoint', () => {
  let double: HttpDouble | undefined;
  afterEach(() => double?.stop());

  const improve = async (behaviour: Behaviour, timeoutMs?: number, consumeQuota = async () => true) => {
    double = await HttpDouble.start(behaviour);
    const settings = { url: double.address, key: 'secret', model: 'clever' };
    const log = pino({ level: 'silent' });
    const tools = { settings, fallback: local, log, consumeQuota, ...(timeoutMs && { timeoutMs }) };
    const improver = new OpenAiPromptImprover(tools);
    return improver.improve('a castle', 1, signal);
  };
  const completionOf = (content: unknown): Behaviour => answering({ choices: [{ message: { content } }] });

  it('requests a completion and uses its text', async () => {
    let authorization: string | undefined;
    const improved = await improve((request, response) => {
      ({ authorization } = request.headers);
      completionOf(' A tall castle ')(request, response);
    });
    expect(improved).toEqual({ text: 'A tall castle', improver: 'clever' });
    expect(double?.asked.map(({ pathname }) => pathname)).toEqual(['/chat/completions']);
    expect(authorization).toBe('Bearer secret');
  });

  it.each<[string, Behaviour]>([
    ['an error', answering({ error: 'quota' }, 429)],
    ['garbage', answering('<html>')],
    ['nothing', answering({ choices: [] })],
    ['blanks', completionOf('  ')],
    ['no text', completionOf(null)],
    ['too much', completionOf('x'.repeat(STUDIO_LIMITS.prompt + 1))],
    ['a broken connection', (request) => void request.socket.destroy()],
  ])('falls back to rules after %s', async (_, behaviour) => {
    expect((await improve(behaviour)).improver).toBe('local');
  });

  it('sends no request while the quota is used up', async () => {
    expect((await improve(completionOf('A tall castle'), undefined, async () => false)).improver).toBe('local');
    expect(double?.asked).toEqual([]);
  });

  it('falls back to rules after a timeout', async () => {
    expect((await improve(() => undefined, 50)).improver).toBe('local');
  });
});
