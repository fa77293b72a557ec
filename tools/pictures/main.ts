/**
 * `npm run pictures`: takes pictures of every screen in three widths and two themes.
 *   -- --part 2/6 --out reports/pictures --fresh --screen checkout --port 3297 --data FOLDER
 *   -- --compare BEFORE AFTER [--out FOLDER]   shows the differences of two folders; exit code 1 if there are any
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { comparePictures } from './compare-pictures.ts';
import { SCREENS, screensOfPart, WITHOUT_PICTURE } from './screens.ts';
import { takePictures } from './take-pictures.ts';
import { writeIndex } from './write-index.ts';

const ROOT = join(import.meta.dirname, '../..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'boolean', default: false },
    part: { type: 'string', default: '1/1' },
    out: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    screen: { type: 'string', multiple: true },
    port: { type: 'string', default: '3297' },
    data: { type: 'string', default: join(ROOT, 'node_modules/.cache/pictures') },
  },
});

process.exitCode = values.compare ? await compare() : await take();

async function take(): Promise<number> {
  const [part, parts] = partOf(values.part);
  const out = values.out ?? join(ROOT, 'reports/pictures');
  const wanted = ({ page }: { page: string }) => !values.screen || values.screen.some((word) => page.includes(word));
  const screens = screensOfPart(part, parts).filter(wanted);
  const failed = await takePictures(screens, {
    out,
    dataDir: values.data,
    port: Number(values.port),
    fresh: values.fresh,
  });
  await writeIndex(out, SCREENS, WITHOUT_PICTURE);
  console.log(`${join(out, 'index.html')} shows the pictures.`);
  for (const line of failed) console.error(line);
  return failed.length > 0 ? 1 : 0;
}

function partOf(text: string): [part: number, parts: number] {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (!part || !parts || part > parts) throw new Error(`--part ${text}: write it as 2/6.`);
  return [part, parts];
}

async function compare(): Promise<number> {
  const [before, after] = positionals;
  if (!before || !after) throw new Error('--compare needs two folders.');
  const differences = await comparePictures(before, after, values.out ?? join(ROOT, 'reports/pictures-compared'));
  return differences > 0 ? 1 : 0;
}
