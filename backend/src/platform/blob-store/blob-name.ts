const BLOB_NAME = /^[0-9a-f]{64}$/;
const VARIANT_NAME = /^[a-z0-9][a-z0-9-]{0,31}(\.[a-z0-9]{1,8})?$/;

export const isBlobName = (name: string): boolean => BLOB_NAME.test(name);

export const isVariantName = (variant: string): boolean => VARIANT_NAME.test(variant);
