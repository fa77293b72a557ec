import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SETTINGS } from '#server/config.ts';
import type { Words } from '#server/setting-words.ts';

const FILE = join(import.meta.dirname, '..', 'docs', 'settings.md');

/** Content of docs/settings.md, generated from the schema of the settings. */
export function settingsPage(): string {
  const rows = Object.entries(SETTINGS.properties).map(([name, schema]) => {
    const { description, default: standard, otherwise, secret } = schema as unknown as Words & { default?: unknown };
    const text = description + (secret ? ' Secret.' : '');
    return `| \`${name}\` | ${standard === undefined ? (otherwise ?? '') : `\`${standard}\``} | ${text} |`;
  });
  return [
    '# Settings',
    '',
    'Environment variables, read once at the start by `server/config.ts`; an empty value counts as absent and all faults are named together.',
    'This page is generated: `npm run settings:docs`.',
    '',
    '| name | default | what it does |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.main) await writeFile(FILE, settingsPage());
