import { type Colour, darker, lighter, mix } from '../colour.ts';
import { createInk, type Ink, type Point } from '../ink.ts';
import { hairBehind, hairFront, outline, type Person } from './hair.ts';

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
  ink.rect({
    x: 0,
    y: 0,
    w: 800,
    h: 1000,
    blend: 'soft-light',
    fill: ink.linear({
      stops: [
        [0, '#fff1d0', 0.5],
        [1, '#5a4a70', 0.25],
      ],
      angle: 40,
    }),
  });
  return ink.svg({ width: 800, height: 1000 });
};

const backing = ({ ink, colour }: { ink: Ink; colour: Colour }) => {
  ink.rect({
    x: 0,
    y: 0,
    w: 800,
    h: 1000,
    fill: ink.linear({
      stops: [
        [0, lighter(colour, 0.42)],
        [1, colour],
      ],
      angle: 25,
    }),
  });
  ink.ellipse({
    at: [300, 360],
    rx: 420,
    fill: ink.radial({
      stops: [
        [0, '#ffffff', 0.55],
        [1, '#ffffff', 0],
      ],
    }),
  });
  ink.blob({
    points: [
      [-100, 820],
      [120, 700],
      [420, 760],
      [700, 640],
      [920, 720],
      [900, 1100],
      [-100, 1100],
    ],
    fill: darker(colour, 0.1),
    opacity: 0.35,
  });
};

const body = ({ ink, person: { jacket, shirt, neck, skin } }: { ink: Ink; person: Person }) => {
  const shoulders = 'M60 1000 C70 850 150 790 290 752 L400 800 L510 752 C650 790 730 850 740 1000 Z';
  ink.path({ d: shoulders, fill: '#2a2233', opacity: 0.2, blur: 22 });
  ink.path({
    d: 'M322 560 L318 740 Q400 840 482 740 L478 560 Z',
    fill: ink.linear({
      stops: [
        [0, darker(skin, 0.3)],
        [0.5, darker(skin, 0.14)],
        [1, skin],
      ],
    }),
  });
  ink.path({
    d: shoulders,
    fill: ink.linear({
      stops: [
        [0, lighter(jacket, 0.14)],
        [0.55, jacket],
        [1, darker(jacket, 0.25)],
      ],
      angle: 60,
    }),
  });
  if (neck === 'round') {
    ink.path({ d: 'M300 745 Q400 880 500 745 L478 700 Q400 800 322 700 Z', fill: skin });
    ink.path({ d: 'M296 748 Q400 890 504 748', stroke: lighter(shirt, 0.1), width: 16 });
    ink.path({ d: 'M316 715 Q400 850 484 715 L484 690 L316 690Z', fill: darker(skin, 0.1), opacity: 0.6 });
    return;
  }
  ink.path({
    d: 'M292 750 L400 1000 L508 750 L470 716 L400 800 L330 716 Z',
    fill: ink.linear({
      stops: [
        [0, lighter(shirt, 0.2)],
        [1, darker(shirt, 0.08)],
      ],
      angle: 50,
    }),
  });
  if (neck === 'open')
    ink.path({ d: 'M340 716 Q400 800 460 716 L424 830 Q400 860 376 830 Z', fill: darker(skin, 0.07) });
  if (neck === 'tie') {
    const tie = mix(jacket, '#b9704f', 0.65);
    ink.path({
      d: 'M378 790 L422 790 L412 828 L432 1000 L368 1000 L388 828 Z',
      fill: ink.linear({
        stops: [
          [0, lighter(tie, 0.15)],
          [1, darker(tie, 0.2)],
        ],
        angle: 90,
      }),
    });
  }
  if (neck === 'scarf')
    ink.blob({
      points: [
        [300, 740],
        [350, 800],
        [400, 820],
        [450, 800],
        [500, 740],
        [520, 790],
        [440, 870],
        [360, 870],
        [280, 790],
      ],
      fill: mix(shirt, '#d08a6a', 0.5),
    });
  for (const k of [-1, 1]) {
    ink.path({
      d: `M${400 + k * 74} 712 L${400 + k * 6} 806 L${400 + k * 62} 846 L${400 + k * 104} 752 Z`,
      fill: k < 0 ? lighter(shirt, 0.3) : darker(shirt, 0.04),
    });
    ink.path({
      d: `M${400 + k * 108} 748 L${400 + k * 26} 1000 L${400 + k * 120} 1000 L${400 + k * 172} 850 L${400 + k * 126} 826 L${400 + k * 150} 790 Z`,
      fill: k < 0 ? lighter(jacket, 0.22) : darker(jacket, 0.06),
    });
  }
};

const head = ({ ink, person: { skin, style }, wide }: { ink: Ink; person: Person; wide: number }) => {
  if (style !== 'scarf')
    for (const k of [-1, 1]) {
      ink.ellipse({
        at: [400 + k * 148 * wide, 418],
        rx: 24,
        ry: 42,
        fill: darker(skin, k < 0 ? 0.06 : 0.18),
      });
      ink.ellipse({ at: [400 + k * 150 * wide, 420], rx: 11, ry: 24, fill: darker(skin, 0.26) });
    }
  ink.path({
    d: outline(wide),
    fill: ink.linear({
      stops: [
        [0, lighter(skin, 0.1)],
        [0.55, skin],
        [1, darker(skin, 0.16)],
      ],
      angle: 68,
    }),
  });
  for (const k of [-1, 1])
    ink.ellipse({
      at: [400 + k * 84, 476],
      rx: 42,
      ry: 28,
      fill: mix(skin, '#d8604f', 0.4),
      opacity: 0.4,
      blur: 12,
    });
};

const features = ({
  ink,
  person: { skin, hair, beard, earrings, older, style, calm, beardColour = hair },
}: {
  ink: Ink;
  person: Person;
}) => {
  const dark = darker(skin, 0.55);
  const brow =
    style === 'silver' || older
      ? mix(hair, '#6b625e', 0.5)
      : darker(style === 'bald' || style === 'scarf' || style === 'turban' ? '#3a2d29' : hair, 0.25);
  if (beard) {
    const d =
      beard === 'full'
        ? 'M256 430 C258 560 300 652 400 656 C500 652 542 560 544 430 C520 500 500 516 470 512 Q400 486 330 512 C300 516 280 500 256 430 Z'
        : 'M268 490 C282 590 330 636 400 638 C470 636 518 590 532 490 C512 540 490 540 466 524 Q400 500 334 524 C310 540 288 540 268 490 Z';
    ink.path({
      d,
      fill: ink.linear({
        stops: [
          [0, lighter(beardColour, 0.06)],
          [1, darker(beardColour, 0.2)],
        ],
      }),
      opacity: beard === 'full' ? 1 : 0.75,
    });
  }
  for (const k of [-1, 1]) {
    const x = 400 + k * 62;
    ink.path({ d: `M${x - 30} 408 Q${x} 380 ${x + 30} 408 Q${x} 428 ${x - 30} 408 Z`, fill: '#fdfaf5' });
    ink.ellipse({ at: [x, 406], rx: 14.5, fill: mix('#4d3424', hair, 0.2) });
    ink.ellipse({ at: [x, 406], rx: 7.5, fill: '#1d1614' });
    ink.ellipse({ at: [x - 5, 400], rx: 4, fill: '#ffffff' });
    ink.path({ d: `M${x - 34} 408 Q${x} 376 ${x + 34} 406`, stroke: darker(dark, 0.4), width: 6 });
    ink.path({
      d: `M${x - 40 * (k < 0 ? 1 : 0.9)} ${366 + (k < 0 ? 6 : -4)} Q${x - k * 2} 340 ${x + 40 * (k < 0 ? 0.9 : 1)} ${366 + (k < 0 ? -4 : 6)}`,
      stroke: brow,
      width: beard ? 13 : 10,
    });
    if (older)
      ink.path({
        d: `M${x + k * 42} 424 l${k * 16} 8 M${x + k * 42} 432 l${k * 12} 14`,
        stroke: darker(skin, 0.25),
        width: 3,
        opacity: 0.6,
      });
    if (earrings) ink.ellipse({ at: [400 + k * 150, 470], rx: 9, fill: '#f0cf7a' });
  }
  ink.path({
    d: 'M404 400 Q418 452 428 470 Q420 488 396 484',
    stroke: darker(skin, 0.3),
    width: 5,
    opacity: 0.8,
  });
  if (calm) smile({ ink, skin });
  else grin({ ink, skin });
};

const smile = ({ ink, skin }: { ink: Ink; skin: Colour }) => {
  const lip = mix(skin, '#a8434a', 0.6);
  ink.path({
    d: 'M340 534 Q372 540 400 536 Q428 540 460 534 Q436 574 400 576 Q364 574 340 534 Z',
    fill: lip,
  });
  ink.path({ d: 'M334 530 Q400 566 466 530', stroke: darker(lip, 0.3), width: 5 });
  for (const k of [-1, 1])
    ink.path({
      d: `M${400 + k * 72} 520 q${k * 8} 10 ${k * 2} 20`,
      stroke: darker(skin, 0.24),
      width: 4,
      opacity: 0.6,
    });
};

const grin = ({ ink, skin }: { ink: Ink; skin: Colour }) => {
  ink.path({ d: 'M336 528 Q400 548 464 528 Q448 588 400 590 Q352 588 336 528 Z', fill: '#7d2f33' });
  ink.path({ d: 'M345 533 Q400 550 455 533 Q448 556 400 559 Q352 556 345 533 Z', fill: '#fffaf3' });
  ink.path({ d: 'M332 526 Q400 550 468 526', stroke: mix(skin, '#9c3d40', 0.6), width: 6 });
  ink.path({ d: 'M352 580 Q400 604 448 580', stroke: mix(skin, '#a8484a', 0.5), width: 7, opacity: 0.7 });
};

const glasses = (ink: Ink) => {
  for (const k of [-1, 1]) {
    const x = 400 + k * 64;
    ink.rect({ x: x - 50, y: 368, w: 100, h: 76, r: 30, fill: '#ffffff', opacity: 0.16 });
    ink.rect({ x: x - 50, y: 368, w: 100, h: 76, r: 30, stroke: '#3a2f2c', width: 7 });
  }
  const bridge: Point[] = [
    [386, 396],
    [400, 390],
    [414, 396],
  ];
  ink.polyline({ points: bridge, stroke: '#3a2f2c', width: 7 });
};
