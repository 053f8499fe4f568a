import { ERROR_MESSAGES } from '@marcel/contracts';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { DomainError } from '../../decider/domain-error.js';

const BOUNDARY = /\bboundary=(?:"([^"]+)"|([^\s;]+))/i;

/** More than the parts of any form: what its parser does not count, since it finds no name in it, costs time as well. */
const MOST_DELIMITERS = 100;

/** What of a request is looked at. */
type Watched = Pick<FastifyRequest, 'headers' | 'hold'> & { readonly raw: Readable };

export interface WatchedForm {
  /** Rejects when it has too many parts, or when its visitor makes the server hold too much. */
  readonly refused: Promise<never>;
  end(): void;
}

/** Looks at the bytes of a form as they arrive, beside its parser, which gets no more of them once it is refused. */
export function watchForm(request: Watched): WatchedForm {
  const { raw, headers } = request;
  const [, quoted, plain] = BOUNDARY.exec(headers['content-type'] ?? '') ?? [];
  const delimiter = `--${quoted ?? plain ?? ''}`;
  let delimiters = 0;
  let refuse: (reason: unknown) => void = () => undefined;
  const refused = new Promise<never>((_, reject) => (refuse = reject));
  refused.catch(() => undefined);
  const look = (chunk: Buffer): void => {
    try {
      request.hold?.(chunk.length);
      for (let at = chunk.indexOf(delimiter); at !== -1; at = chunk.indexOf(delimiter, at + delimiter.length)) {
        delimiters += 1;
        if (delimiters > MOST_DELIMITERS) throw new DomainError('invalid_input', ERROR_MESSAGES.malformedBody);
      }
    } catch (error) {
      end();
      raw.unpipe();
      // The parser gets this very chunk in spite of that.
      chunk.fill(0);
      raw.resume();
      refuse(error);
    }
  };
  const end = (): void => void raw.off('data', look);
  raw.on('data', look);
  return { refused, end };
}
