import { type Colour, darker, lighter, mix } from '../colour.ts';
import { createInk, type Ink, type Point } from '../ink.ts';

/** One face: skin and hair, clothes, and what makes the person recognisable. */
export type Person = {
  name: string; skin: Colour; hair: Colour; style: 'short' | 'bob' | 'long' | 'curly' | 'bun' | 'bald' | 'scarf' | 'waves' | 'fringe' | 'turban' | 'crop' | 'silver';
  jacket: Colour; shirt: Colour; neck: 'tie' | 'open' | 'round' | 'scarf'; glasses?: boolean; beard?: 'full' | 'short'; earrings?: boolean; backing: Colour; wide?: number; older?: boolean; calm?: boolean; beardColour?: Colour;
};

/** The finished SVG of a portrait, 800 × 1000. */
export const drawPortrait = (person: Person): string => {
  const ink = createInk();
  backing({ ink, colour: person.backing });
  const wide = person.wide ?? 1;
  hairBehind({ ink, person, wide });
  body({ ink, person });
  head({ ink, person, wide });
  features({ ink, person });
  hairFront({ ink, person, wide });
  if (person.glasses) glasses(ink);
  ink.rect({ x: 0, y: 0, w: 800, h: 1000, blend: 'soft-light', fill: ink.linear({ stops: [[0, '#fff1d0', 0.5], [1, '#5a4a70', 0.25]], angle: 40 }) });
  return ink.svg({ width: 800, height: 1000 });
};

const backing = ({ ink, colour }: { ink: Ink; colour: Colour }) => {
  ink.rect({ x: 0, y: 0, w: 800, h: 1000, fill: ink.linear({ stops: [[0, lighter(colour, 0.42)], [1, colour]], angle: 25 }) });
  ink.ellipse({ at: [300, 360], rx: 420, fill: ink.radial({ stops: [[0, '#ffffff', 0.55], [1, '#ffffff', 0]] }) });
  ink.blob({ points: [[-100, 820], [120, 700], [420, 760], [700, 640], [920, 720], [900, 1100], [-100, 1100]], fill: darker(colour, 0.1), opacity: 0.35 });
};

const body = ({ ink, person: { jacket, shirt, neck, skin } }: { ink: Ink; person: Person }) => {
  const shoulders = 'M60 1000 C70 850 150 790 290 752 L400 800 L510 752 C650 790 730 850 740 1000 Z';
  ink.path({ d: shoulders, fill: '#2a2233', opacity: 0.2, blur: 22 });
  ink.path({ d: 'M322 560 L318 740 Q400 840 482 740 L478 560 Z', fill: ink.linear({ stops: [[0, darker(skin, 0.3)], [0.5, darker(skin, 0.14)], [1, skin]] }) });
  ink.path({ d: shoulders, fill: ink.linear({ stops: [[0, lighter(jacket, 0.14)], [0.55, jacket], [1, darker(jacket, 0.25)]], angle: 60 }) });
  if (neck === 'round') {
    ink.path({ d: 'M300 745 Q400 880 500 745 L478 700 Q400 800 322 700 Z', fill: skin });
    ink.path({ d: 'M296 748 Q400 890 504 748', stroke: lighter(shirt, 0.1), width: 16 });
    ink.path({ d: 'M316 715 Q400 850 484 715 L484 690 L316 690Z', fill: darker(skin, 0.1), opacity: 0.6 });
    return;
  }
  ink.path({ d: 'M292 750 L400 1000 L508 750 L470 716 L400 800 L330 716 Z', fill: ink.linear({ stops: [[0, lighter(shirt, 0.2)], [1, darker(shirt, 0.08)]], angle: 50 }) });
  if (neck === 'open') ink.path({ d: 'M340 716 Q400 800 460 716 L424 830 Q400 860 376 830 Z', fill: darker(skin, 0.07) });
  if (neck === 'tie') {
    const tie = mix(jacket, '#b9704f', 0.65);
    ink.path({ d: 'M378 790 L422 790 L412 828 L432 1000 L368 1000 L388 828 Z', fill: ink.linear({ stops: [[0, lighter(tie, 0.15)], [1, darker(tie, 0.2)]], angle: 90 }) });
  }
  if (neck === 'scarf') ink.blob({ points: [[300, 740], [350, 800], [400, 820], [450, 800], [500, 740], [520, 790], [440, 870], [360, 870], [280, 790]], fill: mix(shirt, '#d08a6a', 0.5) });
  for (const k of [-1, 1]) {
    ink.path({ d: `M${400 + k * 74} 712 L${400 + k * 6} 806 L${400 + k * 62} 846 L${400 + k * 104} 752 Z`, fill: k < 0 ? lighter(shirt, 0.3) : darker(shirt, 0.04) });
    ink.path({ d: `M${400 + k * 108} 748 L${400 + k * 26} 1000 L${400 + k * 120} 1000 L${400 + k * 172} 850 L${400 + k * 126} 826 L${400 + k * 150} 790 Z`, fill: k < 0 ? lighter(jacket, 0.22) : darker(jacket, 0.06) });
  }
};

const outline = (wide: number) => {
  const x = (offset: number) => 400 + offset * wide;
  return `M${x(-148)} 390 C${x(-152)} 250 ${x(-90)} 196 400 196 C${x(90)} 196 ${x(152)} 250 ${x(148)} 390 C${x(146)} 500 ${x(96)} 610 400 622 C${x(-96)} 610 ${x(-146)} 500 ${x(-148)} 390 Z`;
};

const head = ({ ink, person: { skin, style }, wide }: { ink: Ink; person: Person; wide: number }) => {
  if (style !== 'scarf') for (const k of [-1, 1]) {
    ink.ellipse({ at: [400 + k * 148 * wide, 418], rx: 24, ry: 42, fill: darker(skin, k < 0 ? 0.06 : 0.18) });
    ink.ellipse({ at: [400 + k * 150 * wide, 420], rx: 11, ry: 24, fill: darker(skin, 0.26) });
  }
  ink.path({ d: outline(wide), fill: ink.linear({ stops: [[0, lighter(skin, 0.1)], [0.55, skin], [1, darker(skin, 0.16)]], angle: 68 }) });
  for (const k of [-1, 1]) ink.ellipse({ at: [400 + k * 84, 476], rx: 42, ry: 28, fill: mix(skin, '#d8604f', 0.4), opacity: 0.4, blur: 12 });
};

const features = ({ ink, person: { skin, hair, beard, earrings, older, style, calm, beardColour = hair } }: { ink: Ink; person: Person }) => {
  const dark = darker(skin, 0.55);
  const brow = style === 'silver' || older ? mix(hair, '#6b625e', 0.5) : darker(style === 'bald' || style === 'scarf' || style === 'turban' ? '#3a2d29' : hair, 0.25);
  if (beard) {
    const d = beard === 'full' ? 'M256 430 C258 560 300 652 400 656 C500 652 542 560 544 430 C520 500 500 516 470 512 Q400 486 330 512 C300 516 280 500 256 430 Z' : 'M268 490 C282 590 330 636 400 638 C470 636 518 590 532 490 C512 540 490 540 466 524 Q400 500 334 524 C310 540 288 540 268 490 Z';
    ink.path({ d, fill: ink.linear({ stops: [[0, lighter(beardColour, 0.06)], [1, darker(beardColour, 0.2)]] }), opacity: beard === 'full' ? 1 : 0.75 });
  }
  for (const k of [-1, 1]) {
    const x = 400 + k * 62;
    ink.path({ d: `M${x - 30} 408 Q${x} 380 ${x + 30} 408 Q${x} 428 ${x - 30} 408 Z`, fill: '#fdfaf5' });
    ink.ellipse({ at: [x, 406], rx: 14.5, fill: mix('#4d3424', hair, 0.2) });
    ink.ellipse({ at: [x, 406], rx: 7.5, fill: '#1d1614' });
    ink.ellipse({ at: [x - 5, 400], rx: 4, fill: '#ffffff' });
    ink.path({ d: `M${x - 34} 408 Q${x} 376 ${x + 34} 406`, stroke: darker(dark, 0.4), width: 6 });
    ink.path({ d: `M${x - 40 * (k < 0 ? 1 : 0.9)} ${366 + (k < 0 ? 6 : -4)} Q${x - k * 2} 340 ${x + 40 * (k < 0 ? 0.9 : 1)} ${366 + (k < 0 ? -4 : 6)}`, stroke: brow, width: beard ? 13 : 10 });
    if (older) ink.path({ d: `M${x + k * 42} 424 l${k * 16} 8 M${x + k * 42} 432 l${k * 12} 14`, stroke: darker(skin, 0.25), width: 3, opacity: 0.6 });
    if (earrings) ink.ellipse({ at: [400 + k * 150, 470], rx: 9, fill: '#f0cf7a' });
  }
  ink.path({ d: 'M404 400 Q418 452 428 470 Q420 488 396 484', stroke: darker(skin, 0.3), width: 5, opacity: 0.8 });
  if (calm) smile({ ink, skin });
  else grin({ ink, skin });
};

const smile = ({ ink, skin }: { ink: Ink; skin: Colour }) => {
  const lip = mix(skin, '#a8434a', 0.6);
  ink.path({ d: 'M340 534 Q372 540 400 536 Q428 540 460 534 Q436 574 400 576 Q364 574 340 534 Z', fill: lip });
  ink.path({ d: 'M334 530 Q400 566 466 530', stroke: darker(lip, 0.3), width: 5 });
  for (const k of [-1, 1]) ink.path({ d: `M${400 + k * 72} 520 q${k * 8} 10 ${k * 2} 20`, stroke: darker(skin, 0.24), width: 4, opacity: 0.6 });
};

const grin = ({ ink, skin }: { ink: Ink; skin: Colour }) => {
  ink.path({ d: 'M336 528 Q400 548 464 528 Q448 588 400 590 Q352 588 336 528 Z', fill: '#7d2f33' });
  ink.path({ d: 'M345 533 Q400 550 455 533 Q448 556 400 559 Q352 556 345 533 Z', fill: '#fffaf3' });
  ink.path({ d: 'M332 526 Q400 550 468 526', stroke: mix(skin, '#9c3d40', 0.6), width: 6 });
  ink.path({ d: 'M352 580 Q400 604 448 580', stroke: mix(skin, '#a8484a', 0.5), width: 7, opacity: 0.7 });
};

const strand = ({ ink, d, hair }: { ink: Ink; d: string; hair: Colour }) =>
  ink.path({ d, fill: ink.linear({ stops: [[0, lighter(hair, 0.2)], [0.5, hair], [1, darker(hair, 0.28)]], angle: 50 }) });

const hairBehind = ({ ink, person: { style, hair }, wide }: { ink: Ink; person: Person; wide: number }) => {
  const deep = darker(hair, 0.18);
  if (style === 'long') strand({ ink, hair: deep, d: 'M220 400 C190 180 320 130 400 132 C490 130 610 180 580 400 C580 560 640 720 610 850 C540 900 260 900 190 850 C160 720 220 560 220 400 Z' });
  if (style === 'waves') ink.blob({ points: [[230, 300], [290, 170], [400, 140], [510, 170], [570, 300], [610, 420], [590, 520], [640, 620], [590, 720], [210, 720], [160, 620], [210, 520], [190, 420]], fill: ink.linear({ stops: [[0, hair], [1, darker(hair, 0.3)]] }) });
  if (style === 'bob' || style === 'fringe') strand({ ink, hair: deep, d: 'M224 380 C200 190 320 146 400 146 C480 146 600 190 576 380 C590 480 590 570 560 640 C500 660 300 660 240 640 C210 570 210 480 224 380 Z' });
  if (style === 'bun') {
    ink.ellipse({ at: [400, 138], rx: 78, ry: 66, fill: ink.radial({ stops: [[0, lighter(hair, 0.12)], [1, darker(hair, 0.2)]], at: [0.4, 0.35] }) });
    ink.path({ d: outline(wide * 1.06), fill: deep });
  }
  if (style === 'curly') for (const [x, y, radius] of curls) ink.ellipse({ at: [x, y], rx: radius, fill: ink.radial({ stops: [[0, lighter(hair, 0.12)], [1, darker(hair, 0.22)]], at: [0.38, 0.3] }) });
  if (style === 'scarf') ink.path({ d: 'M208 420 C190 180 320 128 400 128 C480 128 610 180 592 420 C600 560 640 700 690 800 L110 800 C160 700 200 560 208 420 Z', fill: ink.linear({ stops: [[0, hair], [1, darker(hair, 0.25)]], angle: 50 }) });
};

const curls: readonly (readonly [number, number, number])[] = Array.from({ length: 17 }, (_, i) => {
  const angle = Math.PI * (0.92 + (1.16 * i) / 16);
  return [400 + Math.cos(angle) * 172, 360 + Math.sin(angle) * 176, 62 + (i % 3) * 8] as const;
});

const cap = (low: number): string => `M246 ${low} C226 220 320 160 404 158 C500 156 580 226 554 ${low} C548 ${low - 70} 520 ${low - 112} 470 ${low - 118} C400 ${low - 106} 330 ${low - 116} 292 ${low - 96} C264 ${low - 78} 252 ${low - 40} 246 ${low} Z`;

const hairFront = ({ ink, person: { style, hair, skin }, wide }: { ink: Ink; person: Person; wide: number }) => {
  const painters: Record<Person['style'], () => void> = {
    short: () => strand({ ink, hair, d: 'M246 400 C222 240 300 160 410 158 C520 150 584 240 556 400 C552 330 540 292 508 268 C450 300 380 276 330 262 C280 286 256 330 246 400 Z' }),
    silver: () => strand({ ink, hair, d: 'M246 390 C230 250 290 172 380 168 C500 140 590 230 554 390 C550 330 534 290 500 262 C430 246 380 268 320 244 C280 270 252 320 246 390 Z' }),
    crop: () => strand({ ink, hair, d: cap(360) }),
    bob: () => strand({ ink, hair, d: 'M236 560 C206 300 260 156 400 152 C540 156 594 300 564 560 C544 500 546 400 520 300 C470 320 410 296 372 244 C340 300 290 330 272 340 C258 400 258 500 236 560 Z' }),
    fringe: () => strand({ ink, hair, d: 'M236 560 C206 300 260 156 400 152 C540 156 594 300 564 560 C544 500 548 420 534 342 C480 326 440 334 400 330 C350 336 310 328 266 342 C252 420 256 500 236 560 Z' }),
    long: () => strand({ ink, hair, d: 'M230 640 C200 340 250 150 396 148 C546 150 600 340 570 640 C552 540 548 400 516 300 C456 290 424 250 408 210 C390 262 330 300 284 312 C256 400 250 540 230 640 Z' }),
    waves: () => ink.blob({ points: [[262, 392], [236, 330], [270, 220], [350, 160], [450, 156], [540, 220], [566, 330], [540, 396], [524, 320], [476, 268], [420, 236], [360, 280], [300, 316]], fill: ink.linear({ stops: [[0, lighter(hair, 0.2)], [1, hair]], angle: 40 }) }),
    curly: () => { for (const [x, y, radius] of [[290, 226, 60], [350, 192, 62], [420, 184, 62], [486, 204, 60], [528, 250, 48], [262, 280, 44]] as const) ink.ellipse({ at: [x, y], rx: radius, fill: ink.radial({ stops: [[0, lighter(hair, 0.16)], [1, darker(hair, 0.15)]], at: [0.38, 0.3] }) }); },
    bun: () => strand({ ink, hair, d: cap(372) }),
    bald: () => ink.ellipse({ at: [340, 250], rx: 56, ry: 30, fill: lighter(skin, 0.4), opacity: 0.4, blur: 14 }),
    scarf: () => ink.path({ d: 'M226 430 C206 200 320 150 400 150 C480 150 594 200 574 430 C580 560 520 668 400 700 C280 668 220 560 226 430 Z M268 400 C262 540 320 628 400 636 C480 628 538 540 532 400 C528 290 470 240 400 240 C330 240 272 290 268 400 Z', fill: ink.linear({ stops: [[0, lighter(hair, 0.2)], [0.5, hair], [1, darker(hair, 0.18)]], angle: 40 }) }),
    turban: () => {
      ink.path({ d: 'M236 350 C200 200 290 96 400 92 C510 96 600 200 564 350 C520 268 460 236 400 232 C340 236 280 268 236 350 Z', fill: ink.linear({ stops: [[0, lighter(hair, 0.22)], [1, darker(hair, 0.2)]], angle: 50 }) });
      for (const k of [-1, 1]) for (const t of [0, 1, 2]) ink.path({ d: `M400 ${130 + t * 36} Q${400 + k * (100 + t * 16)} ${150 + t * 36} ${400 + k * (146 + t * 8)} ${250 + t * 30}`, stroke: darker(hair, 0.25), width: 4, opacity: 0.5 });
    },
  };
  painters[style]();
  if (style === 'scarf') ink.path({ d: 'M232 470 Q300 690 400 700 Q500 690 568 470', stroke: darker(hair, 0.2), width: 4, opacity: 0.5 });
  if (['short', 'silver', 'bob', 'long', 'fringe'].includes(style)) for (const x of [310, 360, 440]) ink.path({ d: `M${x} 250 Q${x - 10 * wide} 200 ${x + 50} 172`, stroke: lighter(hair, 0.35), width: 4, opacity: 0.35 });
};

const glasses = (ink: Ink) => {
  for (const k of [-1, 1]) {
    const x = 400 + k * 64;
    ink.rect({ x: x - 50, y: 368, w: 100, h: 76, r: 30, fill: '#ffffff', opacity: 0.16 });
    ink.rect({ x: x - 50, y: 368, w: 100, h: 76, r: 30, stroke: '#3a2f2c', width: 7 });
  }
  const bridge: Point[] = [[386, 396], [400, 390], [414, 396]];
  ink.polyline({ points: bridge, stroke: '#3a2f2c', width: 7 });
};
