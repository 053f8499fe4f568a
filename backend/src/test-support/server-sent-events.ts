import type * as z from 'zod/mini';

export async function* serverSentEvents<Data>(
  { body }: Response,
  schema: z.ZodMiniType<Data>,
  name?: string,
): AsyncGenerator<Data> {
  const start = `${name === undefined ? '' : `event: ${name}\n`}data: `;
  let text = '';
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk).toString('utf8');
    const messages = text.split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) {
      if (message.startsWith(start)) yield schema.parse(JSON.parse(message.slice(start.length)));
    }
  }
}
