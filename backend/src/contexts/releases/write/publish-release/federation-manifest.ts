import * as path from 'node:path';
import * as z from 'zod/mini';

const Files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const Module = z.object({ assets: z.optional(z.object({ js: z.optional(Files), css: z.optional(Files) })) });

/** As far as it tells one from other JSON, and which files it needs. */
const FederationManifest = z.object({
  metaData: z.object({ remoteEntry: z.optional(z.object({ name: z.string(), path: z.optional(z.string()) })) }),
  exposes: z.array(Module),
  shared: z.optional(z.array(Module)),
});

export type FederationManifest = z.infer<typeof FederationManifest>;

/** Undefined for what is none. */
export function readManifest(bytes: Uint8Array): FederationManifest | undefined {
  try {
    return FederationManifest.safeParse(JSON.parse(Buffer.from(bytes).toString())).data;
  } catch {
    return undefined;
  }
}

/** Every file that a shell will ask for, beside the manifest. */
export function filesNamedIn({ metaData: { remoteEntry }, exposes, shared = [] }: FederationManifest): string[] {
  const parts = [...exposes, ...shared].flatMap(({ assets }) => [assets?.js, assets?.css]);
  const files = parts.flatMap((part) => (part === undefined ? [] : [...part.sync, ...part.async]));
  return [...(remoteEntry === undefined ? [] : [path.posix.join(remoteEntry.path ?? '', remoteEntry.name)]), ...files];
}
