import { saveFile } from '@marcel/kit/programs';

/** Fetches what is at an address, and hands it over as a file. @throws where it cannot be had */
export async function takeAway(address: string, headers: Record<string, string>, fileName: string): Promise<void> {
  const answer = await fetch(address, { headers, credentials: 'include' });
  if (!answer.ok) throw new Error(`The export failed with status ${answer.status}.`);
  // The browser keeps a blob outside of the page's memory, and a large one on disk.
  saveFile(await answer.blob(), fileName);
}
