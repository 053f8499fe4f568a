/** What is answered where no profile is known, if one asks for that (`?none=null`); 404 otherwise. */
export const NO_PROFILE = 'null';
