import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SETTINGS } from '#server/config.ts';
import type { Words } from '#server/setting-words.ts';

const FILE = join(import.meta.dirname, '..', 'docs', 'settings.md');

export function settingsPage(): string {
  const rows = Object.entries(SETTINGS.properties).map(([name, schema]) => {
    const { description, default: standard, otherwise, secret } = schema as unknown as Words & { default?: unknown };
    const text = description + (secret ? ' Secret.' : '');
    return `| \`${name}\` | ${standard === undefined ? (otherwise ?? '') : `\`${standard}\``} | ${text} |`;
  });
  return [
    '# Settings',
    '',
    '`server/config.ts` reads these environment variables once at the start. An empty value counts as absent. The start reports all invalid settings together.',
    'This page is generated: `npm run settings:docs`.',
    '',
    '| name | default | description |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.main) await writeFile(FILE, settingsPage());
