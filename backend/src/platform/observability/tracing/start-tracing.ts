import type { TracingSettings } from '../../config/tracing-settings.js';
import { recordSpansWith } from './tracing.js';

/** Nothing of OpenTelemetry is loaded where nobody wants it. @returns what ends it, once all spans are handed over */
export async function startTracing(settings: TracingSettings | undefined): Promise<() => Promise<void>> {
  if (settings === undefined) return async () => undefined;
  const { OpenTelemetryRecorder } = await import('./open-telemetry.js');
  const recorder = new OpenTelemetryRecorder(settings);
  recordSpansWith(recorder);
  return async () => {
    recordSpansWith(undefined);
    // A collector that is away keeps nobody from ending.
    await recorder.close().catch(() => undefined);
  };
}
