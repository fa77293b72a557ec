import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

export interface PageFiles {
  /** `[URL path, content]` of each style sheet, in cascade order. */
  styles: [string, string][];
  /** URL paths of the scripts that the page needs immediately, the entry first. */
  scripts: string[];
}

export interface Build {
  filesOf: (pages: string[]) => PageFiles;
  entry: string;
  fonts: string[];
}

const ENTRY = 'web/main.tsx';

export function readBuild(folder: string): Build {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const sheets = new Map<string, string>();
  for (const { css = [] } of Object.values(manifest)) {
    for (const file of css) if (!sheets.has(file)) sheets.set(file, readFileSync(join(folder, file), 'utf8'));
  }
  const chunk = (key: string): Chunk => {
    const found = manifest[key];
    if (!found) throw new Error(`The build has no ${key}: run "npm run build".`);
    return found;
  };

  function filesOf(pages: string[]): PageFiles {
    const seen = new Set<string>();
    const visit = (key: string): void => {
      if (seen.has(key)) return;
      for (const imported of chunk(key).imports ?? []) visit(imported);
      seen.add(key);
    };
    for (const key of [ENTRY, ...pages]) visit(key);
    const chunks = [...seen].map(chunk);
    const styles = [...new Set(chunks.flatMap((it) => it.css ?? []))];
    const entry = chunk(ENTRY).file;
    return {
      styles: styles.map((file) => [`/${file}`, sheets.get(file) ?? '']),
      scripts: [...new Set([entry, ...chunks.map((it) => it.file)])].map((file) => `/${file}`),
    };
  }

  const fonts = (chunk(ENTRY).assets ?? [])
    .filter((file) => file.endsWith('.woff2') && !file.includes('italic'))
    .map((file) => `/${file}`);
  return { filesOf, entry: `/${chunk(ENTRY).file}`, fonts };
}
