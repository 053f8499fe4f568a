/** Something the service needs to be of use. */
export interface HealthCheck {
  /** Short, in lower case, for operators. */
  readonly name: string;
  /** The node is of use without it: what is wrong is told, and it stays ready. */
  readonly optional?: boolean;
  /** Resolves with what is wrong, in words fit for strangers, or with undefined when all is well. */
  check(): Promise<string | undefined>;
}

/** Nest injection token of the list of checks that readiness depends on. */
export const HEALTH_CHECKS = Symbol('HealthChecks');
