import { mkdirSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server, Upload } from '@tus/server';
import { continuePhotoUpload } from '#features/photos/contract/own-routes.ts';
import type { Config } from '#server/config.ts';
import { photoLimits } from '#server/storage/photo-settings.ts';

/** Files that arrive in parts by the tus protocol. The bytes are stored in `DATA_DIR`, also if other files are in S3. */
export interface Uploads {
  /** A repeated call changes nothing. */
  begin(id: string, bytes: number): Promise<void>;
  /** Answers a HEAD or PATCH request, whose path ends with the id. The caller has checked the rights. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Null while bytes are missing. */
  read(id: string): Promise<Buffer | null>;
  drop(id: string): Promise<void>;
  /** Drops uploads that began more than a day ago. */
  dropOld(): Promise<void>;
}

const DAY_MS = 86_400_000;
const path = continuePhotoUpload.path.replace('/:id', '');

export function openUploads(config: Config): Uploads {
  const { DATA_DIR, REGION } = config;
  const directory = join(DATA_DIR, 'unfinished-uploads', REGION);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const datastore = new FileStore({ directory });
  const server = new Server({
    path,
    datastore,
    maxSize: photoLimits(config).bytes,
    relativeLocation: true,
    allowedOrigins: [],
  });
  const find = (id: string) => datastore.getUpload(id).catch(() => null);
  const drop = async (id: string) => {
    if (await find(id)) await datastore.remove(id);
  };
  return {
    async begin(id, bytes) {
      if (!(await find(id))) await datastore.create(new Upload({ id, size: bytes, offset: 0 }));
    },
    async answer(request, response) {
      await server.handle(request, response);
    },
    async read(id) {
      const upload = await find(id);
      return upload && upload.offset === upload.size ? readFile(join(directory, id)) : null;
    },
    drop,
    async dropOld() {
      for (const name of await readdir(directory)) {
        if (name.endsWith('.json')) continue;
        const { birthtimeMs } = await stat(join(directory, name));
        if (birthtimeMs < Date.now() - DAY_MS) await drop(name);
      }
    },
  };
}
