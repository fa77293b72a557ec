import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Every account of the operating system may enter the folder. In a private folder, tests run by root would store the
 * database elsewhere. The caller removes the folder.
 */
export async function openFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `vereda-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
