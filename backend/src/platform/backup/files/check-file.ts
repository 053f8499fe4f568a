import { BackupError } from '../backup-error.js';
import { readLines } from './line-files.js';
import { counted, UNTOLD } from '../along.js';
import { LineCounter, type LineCount } from './lines.js';

/** Reads a file to its end before anything is restored from it. @throws BackupError when it is not as it was written */
export async function checkFile(file: string, expected: LineCount, along = UNTOLD): Promise<void> {
  const counter = new LineCounter();
  try {
    for await (const line of counted(readLines(file), 'Reading it again', along)) counter.add(line);
  } catch (cause) {
    throw new BackupError(`${file} cannot be read to its end`, { cause });
  }
  const { count, sha256 } = counter.total();
  if (count !== expected.count || sha256 !== expected.sha256) {
    throw new BackupError(`${file} is damaged: it is not what the manifest says`);
  }
}
