/** Said of events that carry a later time than others behind them. */
export const CLOCK_AHEAD =
  'a clock was ahead, or set back since. They stay, for what was recorded in time stands behind them in the log.';
