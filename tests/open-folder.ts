import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a temporary folder that every account of the operating system may enter. PostgreSQL refuses to run as root, so
 * the tests of root run it under another account, which must reach its files. The caller removes the folder.
 */
export async function openFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `vereda-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
