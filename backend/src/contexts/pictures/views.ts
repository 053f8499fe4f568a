export const REFERENCES_VIEW = 'picture-references';
export const USES_VIEW = 'picture-uses';
export const VISIBILITY_VIEW = 'picture-visibility';
