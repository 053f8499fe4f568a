import type { DemonstrationMascot } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';
import { PictureIntake } from '../../../../platform/pictures/picture-intake.js';
import { astro } from './art/astro.js';
import { domoKun } from './art/domo-kun.js';
import { freddie } from './art/freddie.js';
import { octocat } from './art/octocat.js';
import { tux } from './art/tux.js';

const DRAWINGS: Readonly<Record<DemonstrationMascot['art'], string>> = {
  astro,
  freddie,
  'domo-kun': domoKun,
  octocat,
  tux,
};

/** Our own drawings of the demonstration mascots, kept in the picture store like any upload. */
@Injectable()
export class DemonstrationArt {
  constructor(private readonly pictures: PictureIntake) {}

  async imageOf({ art }: DemonstrationMascot): Promise<string> {
    return (await this.pictures.storeOwnArt(DRAWINGS[art])).url;
  }
}
