import type { Canvas } from '../ink/canvas.ts';
import { clip, plate, spray } from '../ink/hand.ts';
import { bits, box, disc, fill, num, oval, poly, range, stroke } from '../ink/marks.ts';
import { FRET, STEPPED } from '../ink/motifs.ts';

export function museo(c: Canvas): string {
  const { W, H, ink } = c,
    ox = c.ox,
    m = ox + 222;
  const room = c.own ? 'oxblood' : ['oxblood', 'deep', 'night', 'wood'][c.turn]!;
  let s =
    fill(box(0, 0, W, H), ink(room)) +
    fill(
      poly([
        [m - 36, 0],
        [m + 36, 0],
        [m + 196, 420],
        [m - 196, 420],
      ]),
      ink('clay'),
      'opacity=".55"',
    ) +
    fill(
      poly([
        [m - 14, 0],
        [m + 14, 0],
        [m + 124, 420],
        [m - 124, 420],
      ]),
      ink('adobe'),
      'opacity=".55"',
    ) +
    spray(
      c,
      poly([
        [m - 36, 0],
        [m + 36, 0],
        [m + 196, 420],
        [m - 196, 420],
      ]),
      'l',
      'u',
      0.9,
    );
  s +=
    range(W / 105 + 1)
      .map((i) => fill(bits(FRET, 6.6), ink('clay'), `transform="translate(${i * 105 - 40} 40)" opacity=".75"`))
      .join('') + fill(box(0, 100, W, 3) + box(0, 28, W, 3), ink('clay'));
  s += fill(box(0, 408, W, 90), ink('ink')) + oval(m, 430, 180, 20, ink('clay'), 'opacity=".6"');
  const l = c.side < 0;
  s +=
    plate(c, box(m - 74, 366, 148, 130), ink('bone')) +
    fill(box(l ? m + 20 : m - 74, 366, 54, 130), ink('stone')) +
    fill(box(m - 84, 354, 168, 14), ink('bone')) +
    fill(box(l ? m + 24 : m - 84, 354, 60, 14), ink('sand')) +
    oval(m - c.side * 24, 355, 66, 7, ink('wood'));
  const skin = ink(c.own ? 'adobe' : ['adobe', 'ochre', 'sand', 'clay'][c.turn]!),
    sh = c.shade(skin, 0.42),
    hi = c.lite(skin, 0.35),
    cream = ink('bone'),
    black = ink('ink'),
    head = `M${m - 66} 350Q${m - 92} 318 ${m - 88} 262Q${m - 86} 196 ${m} 190Q${m + 86} 196 ${m + 88} 262Q${m + 92} 318 ${m + 66} 350Z`;
  s +=
    stroke(`M${m - 40} 196C${m - 60} 116 ${m - 34} 92 ${m} 92C${m + 34} 92 ${m + 60} 116 ${m + 40} 196`, sh, 24) +
    stroke(`M${m - 40} 196C${m - 60} 116 ${m - 34} 92 ${m} 92C${m + 34} 92 ${m + 60} 116 ${m + 40} 196`, skin, 18) +
    fill(box(m - 13, 40, 26, 56), skin) +
    fill(box(l ? m + 2 : m - 13, 40, 11, 56), sh) +
    fill(box(m - 16, 36, 32, 8), cream) +
    stroke(
      l
        ? `M${m - 46} 190C${m - 64} 118 ${m - 36} 96 ${m - 6} 95`
        : `M${m + 46} 190C${m + 64} 118 ${m + 36} 96 ${m + 6} 95`,
      hi,
      4,
    );
  s +=
    oval(m - 92, 292, 15, 26, skin) +
    oval(m + 92, 292, 15, 26, sh) +
    disc(m - 93, 312, 9, cream) +
    disc(m + 93, 312, 9, ink('sand')) +
    plate(c, head, skin, c.light.sun, 1.4);
  const f = l ? 1 : -1,
    across = (v: number) => num(m + v * f);
  let o =
    fill(
      `M${across(14)} 186Q${across(34)} 250 ${across(22)} 292Q${across(44)} 320 ${across(18)} 352L${across(110)} 360V180Z`,
      sh,
    ) + fill(`M${across(-70)} 240Q${across(-58)} 300 ${across(-62)} 330L${across(-90)} 340V230Z`, hi, 'opacity=".7"');
  o +=
    fill(box(m - 100, 186, 200, 46), cream) +
    fill(
      bits(STEPPED, 4.6, m - 84, 194) +
        bits(STEPPED, 4.6, m - 41, 194) +
        bits(STEPPED, 4.6, m + 2, 194) +
        bits(STEPPED, 4.6, m + 45, 194),
      ink('oxblood'),
    ) +
    fill(box(m - 100, 230, 200, 5), ink('oxblood')) +
    fill(box(across(30) < m ? m - 100 : m + 30, 186, 70, 46), ink('wood'), 'opacity=".45"');
  o += fill(
    `M${across(-64)} 256Q${across(-40)} 242 ${across(-14)} 254L${across(-14)} 259Q${across(-40)} 250 ${across(-64)} 262ZM${across(64)} 256Q${across(40)} 242 ${across(14)} 254L${across(14)} 259Q${across(40)} 250 ${across(64)} 262Z`,
    black,
  );
  for (const q of [-1, 1])
    o +=
      fill(`M${m + q * 60} 275Q${m + q * 38} 260 ${m + q * 17} 276Q${m + q * 38} 286 ${m + q * 60} 275Z`, cream) +
      disc(m + q * 37, 273, 6.6, black) +
      stroke(`M${m + q * 62} 275Q${m + q * 38} 257 ${m + q * 15} 277`, black, 3) +
      stroke(`M${m + q * 56} 286Q${m + q * 38} 294 ${m + q * 20} 287`, sh, 2);
  o +=
    fill(
      `M${across(-8)} 262Q${across(-14)} 296 ${across(-22)} 306Q${across(-14)} 316 ${across(0)} 312Q${across(14)} 316 ${across(22)} 306Q${across(12)} 296 ${across(8)} 262Q${across(4)} 300 ${across(-8)} 262Z`,
      sh,
    ) +
    fill(`M${across(-7)} 262Q${across(-12)} 290 ${across(-9)} 304Q${across(0)} 308 ${across(3)} 300Z`, hi) +
    fill(`M${m - 32} 330Q${m - 14} 320 ${m} 325Q${m + 14} 320 ${m + 32} 330Q${m} 334 ${m - 32} 330Z`, ink('oxblood')) +
    fill(`M${m - 30} 332Q${m} 336 ${m + 30} 332Q${m} 348 ${m - 30} 332Z`, ink('clay')) +
    fill(`M${across(-84)} 292L${across(-42)} 300L${across(-52)} 318L${across(-84)} 316Z`, ink('oxblood')) +
    fill(`M${across(84)} 292L${across(42)} 300L${across(52)} 318L${across(84)} 316Z`, ink('wood'));
  s += clip(c, head, o + spray(c, head, 'd', 'u', 0.7));
  return s;
}
