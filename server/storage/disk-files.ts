import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertFileNames, isFileId, isFileName, type KeptFiles, type StorageSettings } from './storage-port.ts';

/** The path of a file is `<DATA_DIR>/uploads/<region>/<first two characters of the id>/<id>/<name>`. */
export function diskFiles({ DATA_DIR, REGION }: StorageSettings): KeptFiles {
  const root = join(DATA_DIR, 'uploads', REGION);
  const folderOf = (id: string) => join(root, id.slice(0, 2), id);
  return {
    async keep(files) {
      assertFileNames(files);
      const id = randomBytes(24).toString('base64url');
      const unfinished = `${folderOf(id)}.unfinished`;
      await mkdir(unfinished, { recursive: true, mode: 0o700 });
      try {
        for (const [name, bytes] of Object.entries(files))
          await writeFile(join(unfinished, name), bytes, { mode: 0o600, flag: 'wx' });
        await rename(unfinished, folderOf(id));
      } catch (error) {
        await rm(unfinished, { recursive: true, force: true });
        throw error;
      }
      return id;
    },
    async add(id, files) {
      assertFileNames(files);
      if (!isFileId(id)) throw new Error(`"${id}" is no id of kept files.`);
      await mkdir(folderOf(id), { recursive: true, mode: 0o700 });
      for (const [name, bytes] of Object.entries(files)) {
        const unfinished = join(folderOf(id), `${name}.${randomBytes(6).toString('hex')}.unfinished`);
        try {
          await writeFile(unfinished, bytes, { mode: 0o600, flag: 'wx' });
          await rename(unfinished, join(folderOf(id), name));
        } catch (error) {
          await rm(unfinished, { force: true });
          throw error;
        }
      }
    },
    async read(id, name) {
      if (!isFileId(id) || !isFileName(name)) return null;
      return readFile(join(folderOf(id), name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    async remove(id, name) {
      if (!isFileId(id)) return;
      if (name === undefined) await rm(folderOf(id), { recursive: true, force: true });
      else if (isFileName(name)) await rm(join(folderOf(id), name), { force: true });
    },
    async ids() {
      const drawers = await readdir(root).catch(() => []);
      const found = await Promise.all(drawers.map((drawer) => readdir(join(root, drawer))));
      return found.flat().filter(isFileId);
    },
  };
}
