import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';

/** Stores uploads. An upload has one id and several files. */
export interface KeptFiles {
  /**
   * Stores all files or none.
   * @returns an unguessable id (192 bits, base64url).
   */
  keep(files: Record<string, Buffer>): Promise<string>;
  read(id: string, name: string): Promise<Buffer | null>;
  /** Deletes the files from disk. An unknown id is not an error. */
  remove(id: string): Promise<void>;
  /** All stored ids, for finding files that no database row uses. */
  ids(): Promise<string[]>;
}

const ID = /^[\w-]{32}$/;
const NAME = /^[a-z0-9]+\.[a-z0-9]+$/;

/** The path of a file is `<DATA_DIR>/uploads/<region>/<first two characters of the id>/<id>/<name>`. */
export function keptFiles({ DATA_DIR, REGION }: Pick<Config, 'DATA_DIR' | 'REGION'>): KeptFiles {
  const root = join(DATA_DIR, 'uploads', REGION);
  const folderOf = (id: string) => join(root, id.slice(0, 2), id);
  return {
    async keep(files) {
      const id = randomBytes(24).toString('base64url');
      const unfinished = `${folderOf(id)}.unfinished`;
      await mkdir(unfinished, { recursive: true, mode: 0o700 });
      try {
        for (const [name, bytes] of Object.entries(files)) {
          if (!NAME.test(name)) throw new Error(`A kept file cannot be called "${name}".`);
          await writeFile(join(unfinished, name), bytes, { mode: 0o600, flag: 'wx' });
        }
        await rename(unfinished, folderOf(id));
      } catch (error) {
        await rm(unfinished, { recursive: true, force: true });
        throw error;
      }
      return id;
    },
    async read(id, name) {
      if (!ID.test(id) || !NAME.test(name)) return null;
      return readFile(join(folderOf(id), name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    async remove(id) {
      if (ID.test(id)) await rm(folderOf(id), { recursive: true, force: true });
    },
    async ids() {
      const drawers = await readdir(root).catch(() => []);
      const found = await Promise.all(drawers.map((drawer) => readdir(join(root, drawer))));
      return found.flat().filter((id) => ID.test(id));
    },
  };
}
