export const LOG_SETUPS = ['single', 'secured', 'cluster'] as const;
export type LogSetup = (typeof LOG_SETUPS)[number];

/** Returns the setup of LOG_SETUP, or else the default of the test. @throws RangeError */
export function logSetup(own: LogSetup): LogSetup {
  const { LOG_SETUP: wanted = own } = process.env;
  const setup = LOG_SETUPS.find((known) => known === wanted);
  if (setup === undefined) throw new RangeError(`LOG_SETUP is none of ${LOG_SETUPS.join(', ')}`);
  return setup;
}
