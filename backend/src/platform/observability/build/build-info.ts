/** Version of the product that this is a build of. */
export const PRODUCT_VERSION = '0.1.0';
