// Draws what stands on cells. Colours are never alone: villagers are round and warriors are shields, White's signs are
// open and point up the board, Black's have a dot or point down, White's disks have a whole ring and Black's a broken one.

import { svg } from './dom.js';

const SHIELD = 'M0,-24C7,-20 14,-18 21,-18C22,2 17,16 0,25C-17,16 -22,2 -21,-18C-14,-18 -7,-20 0,-24Z';
const CHEVRONS = { white: 'M-11,4L0,-7L11,4M-8,13L0,5L8,13', black: 'M-11,-7L0,4L11,-7M-8,4L0,13L8,4' };
const PAWN = 'M-12,16C-12,10.500 -6.500,8 -4.500,-1L4.500,-1C6.500,8 12,10.500 12,16Z';

const DRAWN = {
  villager: (color) => [
    svg('circle', { r: 21, class: 'face' }),
    svg('circle', { r: 12, class: 'sign' }),
    color === 'black' && svg('circle', { r: 4, class: 'dot' }),
  ],
  warrior: (color) => [svg('path', { d: SHIELD, class: 'face' }), svg('path', { d: CHEVRONS[color], class: 'sign' })],
  disk: (color) => [
    svg('circle', { r: 23, class: 'face' }),
    svg('circle', { r: 18.5, class: 'sign thin', 'stroke-dasharray': color === 'black' ? '6 5.300' : null }),
  ],
};

/** Draws a figure named such as white-villager, black-disk or pawn, around the origin. */
export function figure(name) {
  if (name === 'pawn') {
    return svg('g', { class: 'figure pawn' }, svg('path', { d: PAWN }), svg('circle', { cy: -8, r: 8.5 }));
  }
  const [color, kind] = name.split('-');
  return svg('g', { class: `figure ${color} ${kind}` }, ...DRAWN[kind](color));
}
