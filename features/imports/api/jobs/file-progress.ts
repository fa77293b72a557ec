const EVERY_MS = 500;

interface FileProgress {
  /** @param part of the file that is read, from 0 to 1 */
  note(part: number): void;
  /** Waits for the last saved progress, so that it does not overwrite a later one. */
  settle(): Promise<void>;
}

/** Saves the progress in percent, at most twice a second. */
export function fileProgress(save: (percent: number) => Promise<void>): FileProgress {
  let saved = Date.now();
  let pending = save(0);
  return {
    note(part) {
      if (Date.now() - saved < EVERY_MS) return;
      saved = Date.now();
      pending = pending.then(() => save(Math.round(part * 100)));
    },
    settle: () => pending,
  };
}
