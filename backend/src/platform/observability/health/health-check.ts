export interface HealthCheck {
  readonly name: string;
  readonly optional?: boolean;
  check(): Promise<string | undefined>;
}

export const HEALTH_CHECKS = Symbol('HealthChecks');
