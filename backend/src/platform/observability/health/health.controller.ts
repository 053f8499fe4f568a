import { ERROR_MESSAGES, ErrorBody, type FieldError, HealthReport, ROUTES } from '@marcel/contracts';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { within } from '../../turns/within.js';
import { HEALTH_CHECKS, type HealthCheck } from './health-check.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { DomainError } from '../../decider/domain-error.js';
import { JsonResponse } from '../../openapi/decorators.js';
import { shared } from './shared.js';

const PROBE_MS = 5_000;

export class ProbedCheck {
  private asked: Promise<string | undefined> | undefined;

  constructor(
    readonly check: HealthCheck,
    private readonly probeMs = PROBE_MS,
  ) {}

  async problem(): Promise<string | undefined> {
    this.asked ??= this.ask();
    return within(this.asked, this.probeMs).catch(() => `no answer within ${this.probeMs / 1000} s`);
  }

  private async ask(): Promise<string | undefined> {
    try {
      return await this.check.check();
    } catch {
      return 'the check itself failed';
    } finally {
      this.asked = undefined;
    }
  }
}

interface Findings {
  readonly failures: readonly FieldError[];
  readonly warnings: readonly FieldError[];
}

@ApiTags('Service')
@Controller()
export class HealthController {
  private readonly checks: readonly ProbedCheck[];
  private readonly findings: () => Promise<Findings>;

  constructor(
    @Inject(HEALTH_CHECKS) checks: readonly HealthCheck[],
    @Inject(SETTINGS) { rateLimit }: Pick<Settings, 'rateLimit'>,
  ) {
    this.checks = checks.map((check) => new ProbedCheck(check));
    const look = () => this.look();
    this.findings = rateLimit ? shared(look) : look;
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
    const { failures, warnings } = await this.findings();
    if (failures.length > 0)
      throw new DomainError('unavailable', ERROR_MESSAGES.unavailable, [...failures, ...warnings]);
    const checks = this.checks.map(({ check }) => check.name);
    return { status: 'ok', checks, ...(warnings.length > 0 && { warnings: [...warnings] }) };
  }

  private async look(): Promise<Findings> {
    const messages = await Promise.all(this.checks.map((probed) => probed.problem()));
    const problems = (isOptional: boolean): FieldError[] =>
      this.checks.flatMap(({ check: { name, optional = false } }, at) => {
        const message = messages[at];
        return message === undefined || optional !== isOptional ? [] : [{ path: name, message }];
      });
    return { failures: problems(false), warnings: problems(true) };
  }
}
