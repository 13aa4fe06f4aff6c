import { type Colour, darker, lighter } from '../colour.ts';
import type { Ink } from '../ink.ts';

/** One face: skin and hair, clothes, and what makes the person recognisable. */
export type Person = {
  name: string;
  skin: Colour;
  hair: Colour;
  style:
    | 'short'
    | 'bob'
    | 'long'
    | 'curly'
    | 'bun'
    | 'bald'
    | 'scarf'
    | 'waves'
    | 'fringe'
    | 'turban'
    | 'crop'
    | 'silver';
  jacket: Colour;
  shirt: Colour;
  neck: 'tie' | 'open' | 'round' | 'scarf';
  glasses?: boolean;
  beard?: 'full' | 'short';
  earrings?: boolean;
  backing: Colour;
  wide?: number;
  older?: boolean;
  calm?: boolean;
  beardColour?: Colour;
};

export const outline = (wide: number) => {
  const x = (offset: number) => 400 + offset * wide;
  return `M${x(-148)} 390 C${x(-152)} 250 ${x(-90)} 196 400 196 C${x(90)} 196 ${x(152)} 250 ${x(148)} 390 C${x(146)} 500 ${x(96)} 610 400 622 C${x(-96)} 610 ${x(-146)} 500 ${x(-148)} 390 Z`;
};

export const strand = ({ ink, d, hair }: { ink: Ink; d: string; hair: Colour }) =>
  ink.path({
    d,
    fill: ink.linear({
      stops: [
        [0, lighter(hair, 0.2)],
        [0.5, hair],
        [1, darker(hair, 0.28)],
      ],
      angle: 50,
    }),
  });

export const hairBehind = ({
  ink,
  person: { style, hair },
  wide,
}: {
  ink: Ink;
  person: Person;
  wide: number;
}) => {
  const deep = darker(hair, 0.18);
  if (style === 'long')
    strand({
      ink,
      hair: deep,
      d: 'M220 400 C190 180 320 130 400 132 C490 130 610 180 580 400 C580 560 640 720 610 850 C540 900 260 900 190 850 C160 720 220 560 220 400 Z',
    });
  if (style === 'waves')
    ink.blob({
      points: [
        [230, 300],
        [290, 170],
        [400, 140],
        [510, 170],
        [570, 300],
        [610, 420],
        [590, 520],
        [640, 620],
        [590, 720],
        [210, 720],
        [160, 620],
        [210, 520],
        [190, 420],
      ],
      fill: ink.linear({
        stops: [
          [0, hair],
          [1, darker(hair, 0.3)],
        ],
      }),
    });
  if (style === 'bob' || style === 'fringe')
    strand({
      ink,
      hair: deep,
      d: 'M224 380 C200 190 320 146 400 146 C480 146 600 190 576 380 C590 480 590 570 560 640 C500 660 300 660 240 640 C210 570 210 480 224 380 Z',
    });
  if (style === 'bun') {
    ink.ellipse({
      at: [400, 138],
      rx: 78,
      ry: 66,
      fill: ink.radial({
        stops: [
          [0, lighter(hair, 0.12)],
          [1, darker(hair, 0.2)],
        ],
        at: [0.4, 0.35],
      }),
    });
    ink.path({ d: outline(wide * 1.06), fill: deep });
  }
  if (style === 'curly')
    for (const [x, y, radius] of curls)
      ink.ellipse({
        at: [x, y],
        rx: radius,
        fill: ink.radial({
          stops: [
            [0, lighter(hair, 0.12)],
            [1, darker(hair, 0.22)],
          ],
          at: [0.38, 0.3],
        }),
      });
  if (style === 'scarf')
    ink.path({
      d: 'M208 420 C190 180 320 128 400 128 C480 128 610 180 592 420 C600 560 640 700 690 800 L110 800 C160 700 200 560 208 420 Z',
      fill: ink.linear({
        stops: [
          [0, hair],
          [1, darker(hair, 0.25)],
        ],
        angle: 50,
      }),
    });
};

export const curls: readonly (readonly [number, number, number])[] = Array.from({ length: 17 }, (_, i) => {
  const angle = Math.PI * (0.92 + (1.16 * i) / 16);
  return [400 + Math.cos(angle) * 172, 360 + Math.sin(angle) * 176, 62 + (i % 3) * 8] as const;
});

export const cap = (low: number): string =>
  `M246 ${low} C226 220 320 160 404 158 C500 156 580 226 554 ${low} C548 ${low - 70} 520 ${low - 112} 470 ${low - 118} C400 ${low - 106} 330 ${low - 116} 292 ${low - 96} C264 ${low - 78} 252 ${low - 40} 246 ${low} Z`;

export const hairFront = ({
  ink,
  person: { style, hair, skin },
  wide,
}: {
  ink: Ink;
  person: Person;
  wide: number;
}) => {
  const painters: Record<Person['style'], () => void> = {
    short: () =>
      strand({
        ink,
        hair,
        d: 'M246 400 C222 240 300 160 410 158 C520 150 584 240 556 400 C552 330 540 292 508 268 C450 300 380 276 330 262 C280 286 256 330 246 400 Z',
      }),
    silver: () =>
      strand({
        ink,
        hair,
        d: 'M246 390 C230 250 290 172 380 168 C500 140 590 230 554 390 C550 330 534 290 500 262 C430 246 380 268 320 244 C280 270 252 320 246 390 Z',
      }),
    crop: () => strand({ ink, hair, d: cap(360) }),
    bob: () =>
      strand({
        ink,
        hair,
        d: 'M236 560 C206 300 260 156 400 152 C540 156 594 300 564 560 C544 500 546 400 520 300 C470 320 410 296 372 244 C340 300 290 330 272 340 C258 400 258 500 236 560 Z',
      }),
    fringe: () =>
      strand({
        ink,
        hair,
        d: 'M236 560 C206 300 260 156 400 152 C540 156 594 300 564 560 C544 500 548 420 534 342 C480 326 440 334 400 330 C350 336 310 328 266 342 C252 420 256 500 236 560 Z',
      }),
    long: () =>
      strand({
        ink,
        hair,
        d: 'M230 640 C200 340 250 150 396 148 C546 150 600 340 570 640 C552 540 548 400 516 300 C456 290 424 250 408 210 C390 262 330 300 284 312 C256 400 250 540 230 640 Z',
      }),
    waves: () =>
      ink.blob({
        points: [
          [262, 392],
          [236, 330],
          [270, 220],
          [350, 160],
          [450, 156],
          [540, 220],
          [566, 330],
          [540, 396],
          [524, 320],
          [476, 268],
          [420, 236],
          [360, 280],
          [300, 316],
        ],
        fill: ink.linear({
          stops: [
            [0, lighter(hair, 0.2)],
            [1, hair],
          ],
          angle: 40,
        }),
      }),
    curly: () => {
      for (const [x, y, radius] of [
        [290, 226, 60],
        [350, 192, 62],
        [420, 184, 62],
        [486, 204, 60],
        [528, 250, 48],
        [262, 280, 44],
      ] as const)
        ink.ellipse({
          at: [x, y],
          rx: radius,
          fill: ink.radial({
            stops: [
              [0, lighter(hair, 0.16)],
              [1, darker(hair, 0.15)],
            ],
            at: [0.38, 0.3],
          }),
        });
    },
    bun: () => strand({ ink, hair, d: cap(372) }),
    bald: () =>
      ink.ellipse({ at: [340, 250], rx: 56, ry: 30, fill: lighter(skin, 0.4), opacity: 0.4, blur: 14 }),
    scarf: () =>
      ink.path({
        d: 'M226 430 C206 200 320 150 400 150 C480 150 594 200 574 430 C580 560 520 668 400 700 C280 668 220 560 226 430 Z M268 400 C262 540 320 628 400 636 C480 628 538 540 532 400 C528 290 470 240 400 240 C330 240 272 290 268 400 Z',
        fill: ink.linear({
          stops: [
            [0, lighter(hair, 0.2)],
            [0.5, hair],
            [1, darker(hair, 0.18)],
          ],
          angle: 40,
        }),
      }),
    turban: () => {
      ink.path({
        d: 'M236 350 C200 200 290 96 400 92 C510 96 600 200 564 350 C520 268 460 236 400 232 C340 236 280 268 236 350 Z',
        fill: ink.linear({
          stops: [
            [0, lighter(hair, 0.22)],
            [1, darker(hair, 0.2)],
          ],
          angle: 50,
        }),
      });
      for (const k of [-1, 1])
        for (const t of [0, 1, 2])
          ink.path({
            d: `M400 ${130 + t * 36} Q${400 + k * (100 + t * 16)} ${150 + t * 36} ${400 + k * (146 + t * 8)} ${250 + t * 30}`,
            stroke: darker(hair, 0.25),
            width: 4,
            opacity: 0.5,
          });
    },
  };
  painters[style]();
  if (style === 'scarf')
    ink.path({
      d: 'M232 470 Q300 690 400 700 Q500 690 568 470',
      stroke: darker(hair, 0.2),
      width: 4,
      opacity: 0.5,
    });
  if (['short', 'silver', 'bob', 'long', 'fringe'].includes(style))
    for (const x of [310, 360, 440])
      ink.path({
        d: `M${x} 250 Q${x - 10 * wide} 200 ${x + 50} 172`,
        stroke: lighter(hair, 0.35),
        width: 4,
        opacity: 0.35,
      });
};
