import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { onStage, type Site, type Stage, type StageOptions } from '../stage.ts';
import { type Faults, tell, tellControl } from '../verdict.ts';
import { POINTS, type Point, Trap, watchCards, watchDatabase } from './points.ts';
import { abandonHolds, beginTraffic, judge, killAndStart, untilHealthy, watchHolds } from './scenes.ts';

const LANES = 6;

/** `npm run proof -- kill [--kills 300] [--points 3] [--database 30]`: under load, with buyers who try again. */
export async function prove(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: 'string', default: '300' },
      points: { type: 'string', default: '3' },
      database: { type: 'string', default: '30' },
    },
  });
  const outcomes = [
    await atRandom(Number(values.kills)),
    await atPoints(POINTS, Number(values.points)),
    await killDatabase(Number(values.database)),
    await control(),
  ];
  return outcomes.every(Boolean);
}

const median = (all: number[]) => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0;

/** One server of two is killed at any moment, and started again. */
export async function atRandom(kills: number, options: StageOptions = {}): Promise<boolean> {
  if (kills === 0) return true;
  return onStage(options, async (stage) => {
    const traffic = await beginTraffic(stage, LANES);
    const lateHolds = watchHolds(stage);
    const starts: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      if (kill % 20 === 0) await abandonHolds(stage, 5, 2);
      await sleep(Math.random() * 400);
      starts.push(await killAndStart(stage.sites[kill % stage.sites.length]!));
    }
    await traffic.stop();
    await sleep(1_500);
    const faults = await judge(stage, traffic);
    const late = await lateHolds();
    if (late > 0) faults.push(`${late} holds outlived their deadline by five seconds`);
    return tell('servers killed at random', faults, {
      kills,
      checkouts: traffic.visits.length,
      cancelled: traffic.cancelled.size,
      'start ms': median(starts),
    });
  });
}

/** One server alone is killed at named moments; nobody else can finish its work before it is back. */
export async function atPoints(points: readonly Point[], times: number, options: StageOptions = {}): Promise<boolean> {
  if (times === 0) return true;
  let site: Site | undefined;
  let back: Promise<unknown> = Promise.resolve();
  const trap = new Trap(() => {
    back = site ? killAndStart(site) : Promise.resolve();
  });
  const proxies: { close(): Promise<void> }[] = [];
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
  const listening = mailbox.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as { port: number };
  const between: StageOptions = {
    ...options,
    sites: 1,
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'reservas@ejemplo.pe', ...options.settings },
    async databaseUrl(url) {
      const {
        username,
        password,
        pathname,
        searchParams,
        hostname,
        port: tcpPort,
      } = new URL(url.replace('@/', '@socket/'));
      const folder = searchParams.get('host');
      const target = folder
        ? { path: `${folder}/.s.PGSQL.${searchParams.get('port')}` }
        : { host: hostname, port: Number(tcpPort) };
      const proxy = await watchDatabase(target, trap);
      proxies.push(proxy);
      return `postgres://${username}:${password}@127.0.0.1:${proxy.port}${pathname}`;
    },
    async cardsPort(cards) {
      const proxy = await watchCards(cards, trap);
      proxies.push(proxy);
      return proxy.port;
    },
  };
  try {
    return await onStage(between, async (stage) => {
      site = stage.sites[0]!;
      const traffic = await beginTraffic(stage, 3);
      const missed: Faults = [];
      for (const point of points) {
        for (let time = 0; time < times; time += 1) {
          const before = trap.sprung;
          trap.armed = point;
          const deadline = Date.now() + 30_000;
          while (trap.sprung === before && Date.now() < deadline) await sleep(10);
          if (trap.sprung === before) missed.push(`"${point}" never came`);
          trap.armed = null;
          await back;
        }
      }
      await traffic.stop();
      const faults = [...missed, ...(await judge(stage, traffic))];
      return tell('a server killed at named moments', faults, {
        points: points.length,
        kills: trap.sprung,
        checkouts: traffic.visits.length,
        cancelled: traffic.cancelled.size,
      });
    });
  } finally {
    site = undefined;
    await Promise.all(proxies.map((proxy) => proxy.close()));
    mailbox.close();
  }
}

/** The database is killed under two servers: they live on, and are well soon after it is back. */
export async function killDatabase(kills: number): Promise<boolean> {
  if (kills === 0) return true;
  return onStage({}, async (stage) => {
    const traffic = await beginTraffic(stage, LANES);
    const pids = stage.sites.map((site) => site.pid());
    const [away, well]: [number[], number[]] = [[], []];
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(500 + Math.random() * 1_500);
      const [postmaster, before] = [await stage.databasePid(), await startedAt(stage)];
      process.kill(postmaster!, kill % 2 === 0 ? 'SIGKILL' : 'SIGQUIT');
      const begun = Date.now();
      // The processes of a killed server answer for a moment longer: it is back when another one does.
      while (['', before].includes(await startedAt(stage))) await sleep(20);
      away.push(Date.now() - begun);
      const healthy = await Promise.all(stage.sites.map((site) => untilHealthy(site)));
      well.push(Math.max(...healthy));
    }
    await traffic.stop();
    const faults = await judge(stage, traffic);
    if (stage.sites.some((site, index) => site.pid() !== pids[index])) faults.push('a server did not survive');
    if (Math.max(...well) > 5_000) faults.push(`a server was well only ${Math.max(...well)} ms after the database`);
    return tell('the database killed', faults, {
      kills,
      checkouts: traffic.visits.length,
      'away ms': median(away),
      'well after ms': median(well),
      'at most': Math.max(...well),
    });
  });
}

/** @returns when the database was started; '' while there is none. */
function startedAt({ pool }: Stage): Promise<string> {
  return pool.query('select pg_postmaster_start_time()::text as at').then(
    ({ rows }) => rows[0].at,
    () => '',
  );
}

/** An order that a buyer was told is confirmed, and that is lost all the same: the same check must notice. */
export async function control(): Promise<boolean> {
  return onStage({ sites: 1 }, async (stage) => {
    const traffic = await beginTraffic(stage, 3);
    await sleep(3_000);
    await traffic.stop();
    const [lost] = traffic.visits.filter((one) => one.end === 'confirmed');
    await stage.pool.query(`update booking set state = 'EXPIRED' where order_id = $1`, [lost?.orderId]);
    await stage.pool.query(`update customer_order set state = 'lapsed' where id = $1`, [lost?.orderId]);
    return tellControl('an order that was lost on purpose', await judge(stage, traffic));
  });
}
