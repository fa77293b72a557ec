import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { AROUND_SCREENS, OFFLINE_SCREENS, WORKER_PATH } from '#web/offline/offline-screens.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}
type Manifest = Record<string, Chunk>;

const RARE_FONT = /italic/;

/** @throws Error if the build has no file for a source */
export function offlineFiles(manifest: Manifest): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no file of its own for ${key} (web/offline/offline-screens.ts).`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of [...AROUND_SCREENS, ...OFFLINE_SCREENS.flatMap(({ sources }) => sources)]) visit(source);
  return [...files].filter((file) => !RARE_FONT.test(file)).sort();
}

export async function buildWorker(root: string): Promise<void> {
  const client = join(root, 'dist', 'client');
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'));
  const files = offlineFiles(manifest);
  const entry = `/${manifest['web/main.tsx']!.file}`;
  const id = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    define: { __OFFLINE_BUILD__: JSON.stringify({ id, entry, files }) },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(root, 'web/offline/offline.worker.ts'),
        output: { format: 'iife', entryFileNames: WORKER_PATH.slice(1) },
      },
    },
  });
}
