import { SERVER_VERSIONS, type ServerVersion } from '../eventstoredb-simulator/server-version.js';

/** A server of the log as it is simulated. */
export interface LogSetup {
  readonly version: ServerVersion;
  /** TLS, and a user with no more rights than it takes. */
  readonly secure: boolean;
  /** Three nodes. */
  readonly cluster: boolean;
}

const BOTH = [false, true];

const ALL_SETUPS: readonly LogSetup[] = SERVER_VERSIONS.flatMap((version) =>
  BOTH.flatMap((secure) => BOTH.map((cluster) => ({ version, secure, cluster }))),
);

/** The setups that a test runs on: those given, of which any two properties should meet somewhere; LOG_SETUPS=all takes every one. */
export const setupsOr = (chosen: readonly LogSetup[]): readonly LogSetup[] =>
  process.env.LOG_SETUPS === 'all' ? ALL_SETUPS : chosen;

export const nameOf = ({ version, secure, cluster }: LogSetup): string =>
  [`EventStoreDB ${version}`, cluster && 'three nodes', secure && 'with TLS and users'].filter(Boolean).join(', ');
