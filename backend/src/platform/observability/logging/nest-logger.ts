import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

const FRAMEWORK: ReadonlySet<unknown> = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

export class NestLogger implements LoggerService {
  readonly fatal = this.writer('fatal');
  readonly error = this.writer('error', 'debug');
  readonly warn = this.writer('warn');
  readonly log = this.writer('info', 'debug');
  readonly debug = this.writer('debug');
  readonly verbose = this.writer('trace');

  constructor(private readonly logger: Logger) {}

  private writer(
    level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace',
    ofFramework: 'debug' | undefined = undefined,
  ) {
    /** @param more Nest passes the logger's context last, after a stack trace if there is one */
    return (message: unknown, ...more: readonly unknown[]): void => {
      const context = more.at(-1);
      const stack = more.length > 1 ? more[0] : undefined;
      const at = FRAMEWORK.has(context) ? (ofFramework ?? level) : level;
      if (message instanceof Error) this.logger[at]({ err: message, context }, message.message);
      else if (typeof message === 'object' && message !== null) this.logger[at]({ ...message, context });
      else this.logger[at]({ context, stack }, String(message));
    };
  }
}
