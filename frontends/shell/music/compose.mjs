import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encode } from './encode.mjs';
import { perform } from './sound/perform.mjs';
import { RATE } from './sound/rate.mjs';
import { bouncingBall } from './tunes/bouncing-ball.mjs';
import { dreamingOfBones } from './tunes/dreaming-of-bones.mjs';
import { sunsetWalkies } from './tunes/sunset-walkies.mjs';

/** Writes the tunes of the music player anew from their scores: `npm run music -w @marcel/shell`. */
const TUNES = [sunsetWalkies, bouncingBall, dreamingOfBones];
const FOLDER = path.resolve(import.meta.dirname, '../src/features/music/tunes');

await mkdir(FOLDER, { recursive: true });
for (const tune of TUNES) {
  const mix = perform(tune);
  const music = await encode(mix);
  await writeFile(path.join(FOLDER, `${tune.name}.mp3`), music);
  process.stdout.write(
    `${tune.name}: ${Math.round(mix.left.length / RATE)} s, ${Math.round(music.length / 1000)} kB\n`,
  );
}
