export const AUDIT_PAGE = { limitDefault: 100, limitMax: 1000 } as const;

export const AUDIT_MESSAGES = {
  position: 'This is not a position of the log',
  time: 'Please provide a time in ISO 8601',
  oneMoment: 'Please give either a time or a revision',
  record: 'This is not the name of a record, such as mascot-7',
  unknownRequest: 'There is no activity with this id',
  notYet: 'The submission did not exist then',
} as const;

export const NDJSON = 'application/x-ndjson';
export const ACTIVITY_PAGE = { limitDefault: 50, limitMax: 200 } as const;
export const REQUEST_EVENTS_MAX = 200;
export const CSV = 'text/csv';
