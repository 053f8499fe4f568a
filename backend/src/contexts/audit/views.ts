declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly seals: true;
    readonly causes: true;
    readonly deeds: true;
  }
}

/** Name of the projection and collection of the log's seals. */
export const SEALS_VIEW = 'seals';

/** Name of the projection and collection of what caused each event. */
export const CAUSES_VIEW = 'causes';

/** Name of the projection of what people did, and of its collection. */
export const DEEDS_VIEW = 'deeds';

/** Name of the collection of what the records are called that deeds are about. */
export const DEED_SUBJECTS_VIEW = 'deed-subjects';

/** Name of the collection of what each deed did with each record. */
export const DEED_RECORDS_VIEW = 'deed-records';
