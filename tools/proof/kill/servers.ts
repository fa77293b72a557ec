import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { onStage, type Site, type StageOptions } from '../stage.ts';
import type { Outcome } from './outcome.ts';
import { type Point, Trap, watchCards, watchDatabase } from './points.ts';
import { abandonHolds, beginTraffic, judge, killAndStart, median, watchHolds } from './traffic.ts';

const CONNECTIONS = 6;
const POINT_COMES = 30_000;

/** @param until called after each kill; true ends the run */
export async function atRandom(
  kills: number,
  { until, ...options }: StageOptions & { until?: (failed: number) => boolean } = {},
): Promise<Outcome> {
  return onStage(options, async (stage) => {
    const traffic = await beginTraffic(stage, CONNECTIONS);
    const lateHolds = watchHolds(stage);
    const starts: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      if (kill % 20 === 0) await abandonHolds(stage, 5, 2);
      await sleep(Math.random() * 400);
      starts.push(await traffic.hush(killAndStart(stage.sites[kill % stage.sites.length]!)));
      if (until?.(traffic.visits.filter(({ end }) => end !== 'confirmed').length)) break;
    }
    await traffic.stop();
    const faults = await judge(stage, traffic);
    const late = await lateHolds();
    if (late > 0) faults.push(`${late} holds outlived their deadline by five seconds`);
    return {
      faults,
      kills: starts.length,
      checkouts: traffic.visits.length,
      cancelled: traffic.cancelled.size,
      figures: { 'start ms': median(starts) },
    };
  });
}

/** Runs only one server, so that no other server can finish the work of the killed server. */
export async function atPoints(points: readonly Point[], options: StageOptions = {}): Promise<Outcome> {
  let kill = (): void => undefined;
  const trap = new Trap(() => kill());
  const mailbox = await openMailbox(trap);
  const closing: (() => Promise<unknown> | unknown)[] = [mailbox.close];
  const between: StageOptions = {
    ...options,
    sites: 1,
    settings: { SMTP_URL: mailbox.url, MAIL_FROM: 'reservas@ejemplo.pe', ...options.settings },
    async databaseUrl(url) {
      const proxy = await watchDatabase(addressIn(url), trap);
      closing.push(proxy.close);
      const { username, password, pathname } = new URL(url.replace('@/', '@socket/'));
      return `postgres://${username}:${password}@127.0.0.1:${proxy.port}${pathname}`;
    },
    async cardsPort(cards) {
      const proxy = await watchCards(cards, trap);
      closing.push(proxy.close);
      return proxy.port;
    },
  };
  try {
    return await onStage(between, async (stage) => {
      const site = stage.sites[0] as Site;
      const traffic = await beginTraffic(stage, 3);
      const [faults, starts]: [string[], number[]] = [[], []];
      for (const point of points) {
        const sprung = new Promise<boolean>((done) => {
          kill = () => done(true);
          setTimeout(done, POINT_COMES, false).unref();
        });
        trap.armed = point;
        if (!(await sprung)) faults.push(`"${point}" never came`);
        trap.armed = null;
        starts.push(await traffic.hush(killAndStart(site)));
      }
      await traffic.stop();
      return {
        faults: [...faults, ...(await judge(stage, traffic))],
        kills: trap.sprung,
        checkouts: traffic.visits.length,
        cancelled: traffic.cancelled.size,
        figures: { 'start ms': median(starts) },
      };
    });
  } finally {
    for (const close of closing) await close();
  }
}

async function openMailbox(trap: Trap) {
  const mailbox = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        if (!trap.at('in the mailer')) done();
      });
    },
  });
  mailbox.on('error', () => undefined);
  const listening = mailbox.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, close: () => mailbox.close() };
}

function addressIn(url: string) {
  const { searchParams, hostname, port } = new URL(url.replace('@/', '@socket/'));
  const folder = searchParams.get('host');
  return folder ? { path: `${folder}/.s.PGSQL.${searchParams.get('port')}` } : { host: hostname, port: Number(port) };
}
