import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * `npx node tools/subset-fonts.ts`: keeps only the characters of western languages. Run it again when the fonts change.
 */
const ROOT = join(import.meta.dirname, '..');
const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const WESTERN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’“”…•€→←−′″`;
const SPANISH = `${range(0x20, 0x7e)}áéíóúüñÁÉÍÓÚÜÑ¿¡«»“”–—…`;

const FACES = [
  {
    from: 'fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces.woff2',
    characters: WESTERN,
    axes: { SOFT: 0, WONK: 1, wght: 620, opsz: { min: 18, max: 144 } },
  },
  {
    from: 'fraunces/files/fraunces-latin-full-italic.woff2',
    to: 'fraunces-italic.woff2',
    characters: SPANISH,
    axes: { SOFT: 0, WONK: 1, wght: 480, opsz: 96 },
  },
  {
    from: 'inter/files/inter-latin-wght-normal.woff2',
    to: 'inter.woff2',
    characters: WESTERN,
    axes: { wght: { min: 400, max: 700 } },
  },
];

for (const { from, to, characters, axes } of FACES) {
  const whole = await readFile(join(ROOT, 'node_modules/@fontsource-variable', from));
  const cut = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(join(ROOT, 'web/fonts', to), cut);
  console.log(`${to}: ${(cut.length / 1024).toFixed(1)} KB of ${(whole.length / 1024).toFixed(1)}`);
}
