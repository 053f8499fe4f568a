export const AUDIT_PAGE = { limitDefault: 100, limitMax: 1000 } as const;

/** Most causes, and most effects, that are told of one event. */
export const MOST_CAUSES = 100;

export const AUDIT_MESSAGES = {
  position: 'This is not a position of the log',
  time: 'Please provide a time in ISO 8601',
  oneMoment: 'Please give either a time or a revision',
  record: 'This is not the name of a record, such as mascot-7',
  unknownDeed: 'The log has nothing under this id',
  unknownEvent: 'The log has no event with this id',
  notYet: 'The submission did not exist then',
} as const;

/** Content type under which the whole log is streamed, one event a line. */
export const NDJSON = 'application/x-ndjson';
