import type { Config } from '#server/config.ts';
import type { S3Settings } from './s3-settings.ts';

/** Stores uploads. An upload has one id and several files. */
export interface KeptFiles {
  /**
   * Stores all files or none.
   * @returns an unguessable id (192 bits, base64url).
   */
  keep(files: Record<string, Buffer>): Promise<string>;
  /** Adds files to an id, or replaces files with the same names. A reader never sees a part of a file. */
  add(id: string, files: Record<string, Buffer>): Promise<void>;
  read(id: string, name: string): Promise<Buffer | null>;
  /** Deletes one file, or all files of the id. An unknown id is not an error. */
  remove(id: string, name?: string): Promise<void>;
  /** All stored ids, for finding files that no database row uses. */
  ids(): Promise<string[]>;
}

const ID = /^[\w-]{32}$/;
const NAME = /^[a-z0-9]+\.[a-z0-9]+$/;

export const isFileId = (id: string): boolean => ID.test(id);
export const isFileName = (name: string): boolean => NAME.test(name);

export function assertFileNames(files: Record<string, Buffer>): void {
  const wrong = Object.keys(files).find((name) => !isFileName(name));
  if (wrong !== undefined) throw new Error(`A kept file cannot be called "${wrong}".`);
}

export type StorageSettings = Pick<Config, 'DATA_DIR' | 'REGION'> & Partial<S3Settings>;
