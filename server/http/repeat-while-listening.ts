import type { App, Platform } from '#server/platform.ts';

const EVERY = 1000;

/** Runs `work` every second while this process listens. A round that takes longer delays the next round. */
export function repeatWhileListening(
  app: App,
  { log }: Pick<Platform, 'log'>,
  failure: string,
  work: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const round = () => {
    running ??= work()
      .catch((error: unknown) => log.warn({ err: error }, failure))
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook('onListen', () => {
    timer = setInterval(round, EVERY).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
