import { ERROR_MESSAGES, ErrorBody, type FieldError, HealthReport, ROUTES } from '@marcel/contracts';
import { Get, Header, Inject } from '@nestjs/common';
import { withTimeout } from '../../scheduling/with-timeout.js';
import { HEALTH_CHECKS, type HealthCheck } from './health-check.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { DomainError } from '../../decider/domain-error.js';
import { JsonResponse, RestController } from '../../openapi/decorators.js';
import { cacheBriefly } from './cache-briefly.js';
import { Startup } from './startup.js';

type Probe = () => Promise<string | undefined>;

/** Runs a check once for concurrent probes, which get an answer within the limit even when it hangs. */
export function createProbe(check: Pick<HealthCheck, 'check'>, limitMs = 5000): Probe {
  let running: Promise<string | undefined> | undefined;
  const run = () =>
    check
      .check()
      .catch(() => 'the check itself failed')
      .finally(() => (running = undefined));
  return () => withTimeout((running ??= run()), limitMs).catch(() => `no answer within ${limitMs / 1000} s`);
}

interface Findings {
  readonly failures: readonly FieldError[];
  readonly warnings: readonly FieldError[];
}

@RestController('Service')
export class HealthController {
  private readonly getFindings: () => Promise<Findings>;

  constructor(
    @Inject(HEALTH_CHECKS) private readonly checks: readonly HealthCheck[],
    @Inject(SETTINGS) { rateLimit }: Pick<Settings, 'rateLimit'>,
    private readonly startup: Startup,
  ) {
    const probes = checks.map((check) => createProbe(check));
    const runProbes = () => this.runChecks(probes);
    // Without rate limits, as in tests, each request sees the present state.
    this.getFindings = rateLimit ? cacheBriefly(runProbes) : runProbes;
  }

  @Get(ROUTES.live)
  @Header('cache-control', 'no-store')
  @JsonResponse(HealthReport, 'HealthReport')
  live(): HealthReport {
    return { status: 'ok', checks: [] };
  }

  @Get(ROUTES.ready)
  @Header('cache-control', 'no-store')
  @JsonResponse(HealthReport, 'HealthReport')
  @JsonResponse(ErrorBody, 'ErrorBody', 503)
  async ready(): Promise<HealthReport> {
    const pendingSteps = [...this.startup.pending].map(([path, message]) => ({ path, message }));
    if (pendingSteps.length > 0) throw new DomainError('unavailable', ERROR_MESSAGES.starting, pendingSteps);
    const { failures, warnings } = await this.getFindings();
    if (failures.length > 0)
      throw new DomainError('unavailable', ERROR_MESSAGES.unavailable, [...failures, ...warnings]);
    const checks = this.checks.map(({ name }) => name);
    return { status: 'ok', checks, ...(warnings.length > 0 && { warnings: [...warnings] }) };
  }

  private async runChecks(probes: readonly Probe[]): Promise<Findings> {
    const messages = await Promise.all(probes.map((probe) => probe()));
    const problems = (isOptional: boolean): FieldError[] =>
      this.checks.flatMap(({ name, optional = false }, at) => {
        const message = messages[at];
        return message === undefined || optional !== isOptional ? [] : [{ path: name, message }];
      });
    return { failures: problems(false), warnings: problems(true) };
  }
}
