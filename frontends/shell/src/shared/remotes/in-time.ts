/** @throws when it has not come after so many milliseconds; it goes on unheeded */
export async function inTime<Loaded>(loading: Promise<Loaded>, ms: number): Promise<Loaded> {
  const patience = AbortSignal.timeout(ms);
  const late = new Promise<never>((_, reject) => {
    patience.addEventListener('abort', () => reject(new Error('It does not answer')), { once: true });
  });
  return Promise.race([loading, late]);
}
