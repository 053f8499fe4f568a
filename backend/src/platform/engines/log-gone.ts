/** There is no event, and there once were some: whoever began anew would drop every view, and give ids a second time. */
export class LogGone extends Error {
  override readonly name = 'LogGone';
  constructor(log: string, traces: readonly string[]) {
    super(
      `The event log ${log} is missing or empty, but ${traces.join(', ')} ` +
        'shows that there was one. Put the log back: its files, or a restored backup (docs/operations.md). ' +
        'To really begin anew, move everything else out of DATA_DIR and the database of MONGODB_URL, or name empty ones',
    );
  }
}
