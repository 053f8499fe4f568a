import { POSE_SIZE, seatedWithoutTail } from '../poses/pose.js';
import { running } from '../poses/running.js';
import { sleeping } from '../poses/sleeping.js';
import { place, svgDocument } from '../svg.js';
import { restingArm } from '../marcel/arm.js';
import { tail } from '../marcel/body.js';
import { lids, pupils } from '../marcel/eyes.js';
import { head, type Face } from '../marcel/head.js';

const HEAD = { x: 120, y: 84 };

const layer = (body: string): string => svgDocument(body, POSE_SIZE);

const face = (look: Face) => layer(place(head(look), HEAD));

export const LIVING = {
  tail: layer(place(tail(), { x: 160, y: 214 })),
  trunk: layer(seatedWithoutTail() + restingArm('left') + restingArm('right')),
  head: face({ eyes: 'blank' }),
  pupils: layer(place(pupils(), HEAD)),
  lids: layer(place(lids(), HEAD)),
} as const;

export const DOING = {
  laughing: face({ eyes: 'happy', mouth: 'laughing' }),
  sleeping: layer(sleeping()),
  running: layer(running()),
  carrying: layer(running({ withBall: true })),
} as const;
