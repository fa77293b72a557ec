import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * PostgreSQL refuses to run as root, so root's tests run it under another account. Every account may enter this folder.
 * @returns the folder, which the caller must remove
 */
export async function openFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `vereda-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
