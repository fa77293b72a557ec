import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** Only the frame of the card provider may send messages to the page. */
const CARD_FRAME = 'features/checkout/web/pay/card/card-frame.tsx';
const LISTENS = /(?<!\bworker\.)addEventListener\(\s*['"]message['"]|(?<!\bworker\.)\bonmessage\s*=/;

test("only the file of the card provider's frame listens to messages from other windows", async () => {
  const listening: string[] = [];
  let read = 0;
  for (const folder of ['web', 'features', 'planner', 'posters']) {
    for (const path of await readdir(join(ROOT, folder), { recursive: true })) {
      if (!/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
      read += 1;
      if (LISTENS.test(await readFile(join(ROOT, folder, path), 'utf8'))) listening.push(`${folder}/${path}`);
    }
  }
  expect(read).toBeGreaterThan(300);
  expect(listening.filter((path) => !path.endsWith('.worker.ts'))).toEqual([CARD_FRAME]);
  expect(await readFile(join(ROOT, CARD_FRAME), 'utf8')).toContain(
    'if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;',
  );
  expect(listening.length).toBeGreaterThan(0);
});
