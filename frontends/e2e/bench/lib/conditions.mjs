/** A phone of the middle class on a decent line. */
export const CONDITIONS = { cpuSlowdown: 4, megabitsPerSecond: 10, latencyMs: 40 };

/**
 * Slows a page's processor and its line down.
 *
 * @param {import('playwright-core').CDPSession} devtools
 */
export async function slowDown(devtools) {
  const bytesPerSecond = (CONDITIONS.megabitsPerSecond * 1_000_000) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: CONDITIONS.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.cpuSlowdown });
}
