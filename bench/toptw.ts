import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { anneal } from '#planner/engine/anneal.ts';
import { scoreTour } from './toptw-check.ts';
import { parseToptw, toInstance } from './toptw-format.ts';

interface PairResult {
  instance: string;
  m: number;
  best: number;
  score: number;
  /** Percentage by which the score is below the best known score. A higher score gives a negative gap. */
  gap: number;
}

/** Runs the planner's engine on public instances of the team orienteering problem with time windows. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      instances: { type: 'string' },
      best: { type: 'string' },
      budget: { type: 'string', default: '1000' },
      seeds: { type: 'string', default: '1' },
      json: { type: 'string' },
      only: { type: 'string' },
      every: { type: 'string', default: '1' },
    },
  });
  if (values.instances === undefined || values.best === undefined) {
    throw new Error(
      'toptw needs --instances <folder> --best <csv>; also --budget <ms> --seeds <n> --json <file> --only <pr,r1,…> --every <nth pair>',
    );
  }
  const [budgetMs, seeds, every] = [Number(values.budget), Number(values.seeds), Number(values.every)];
  const best = bestKnown(await readFile(values.best, 'utf8'));
  const files = new Set(await readdir(values.instances));
  const prefixes = values.only?.split(',');
  const pairs = best
    .filter(({ instance }) => files.has(`${instance}.txt`))
    .filter(({ instance }) => prefixes?.some((prefix) => instance.startsWith(prefix)) ?? true)
    .filter((_, index) => index % every === 0);
  const results: PairResult[] = [];
  for (const { instance, m, score: known } of pairs) {
    const text = await readFile(join(values.instances, `${instance}.txt`), 'utf8');
    let sum = 0;
    for (let seed = 1; seed <= seeds; seed++) sum += solveOnce(instance, text, m, budgetMs, seed);
    const score = sum / seeds;
    const result = { instance, m, best: known, score: round(score, 2), gap: round((100 * (known - score)) / known, 3) };
    results.push(result);
    console.log(
      `${instance.padEnd(6)} m=${m}  best ${String(known).padStart(5)}  score ${score.toFixed(1).padStart(7)}  gap ${result.gap.toFixed(2).padStart(6)} %`,
    );
  }
  console.log(`\n${results.length} pairs, ${budgetMs} ms of one thread, ${seeds} seed(s):`);
  for (const [name, belongs] of GROUPS) console.log(`  ${name.padEnd(34)} ${summary(results.filter(belongs))}`);
  if (values.json) await writeFile(values.json, `${JSON.stringify({ pairs: results }, null, 1)}\n`);
}

const isTrivial = ({ instance, m }: PairResult) => m === 4 && /^(c|r|rc)2\d\d$/.test(instance);
const isCordeau = ({ instance }: PairResult) => instance.startsWith('pr');

const GROUPS: [string, (pair: PairResult) => boolean][] = [
  ['all', () => true],
  ['without the trivial 200-sets, m = 4', (pair) => !isTrivial(pair)],
  ['Solomon (c, r, rc)', (pair) => !isCordeau(pair)],
  ['Cordeau (pr)', isCordeau],
  ...[1, 2, 3, 4].map((m): [string, (pair: PairResult) => boolean] => [`m = ${m}`, (pair) => pair.m === m]),
];

function summary(pairs: PairResult[]): string {
  if (pairs.length === 0) return '–';
  const average = pairs.reduce((sum, { gap }) => sum + gap, 0) / pairs.length;
  const worst = pairs.reduce((a, b) => (b.gap > a.gap ? b : a));
  return `average ${average.toFixed(2)} %  worst ${worst.gap.toFixed(2)} % (${worst.instance} m=${worst.m})  ${pairs.length} pairs`;
}

function solveOnce(name: string, text: string, m: number, budgetMs: number, seed: number): number {
  const instance = toInstance(parseToptw(name, text), m);
  const { routes, prize } = anneal(instance, { seed, budgetMs, clock: threadMilliseconds });
  const score = scoreTour(
    name,
    text,
    m,
    routes.map((route) => route.map((item) => item + 1)),
  );
  if (typeof score !== 'number') throw new Error(`${name} m=${m} seed ${seed}: ${score.fault}`);
  if (score !== prize) throw new Error(`${name} m=${m} seed ${seed}: the engine counts ${prize}, the check ${score}`);
  return score;
}

/** Measures CPU time, so that other programs do not shorten the search. */
function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function bestKnown(csv: string): { instance: string; m: number; score: number }[] {
  const [head, ...rows] = csv.trim().split(/\r?\n/);
  const columns = head!.split(',');
  const at = (name: string) => columns.indexOf(name);
  return rows
    .map((row) => row.split(','))
    .filter((fields) => fields[at('set')] === '1-4')
    .map((fields) => ({
      instance: fields[at('instance')]!,
      m: Number(fields[at('m')]),
      score: Number(fields[at('bks')]),
    }));
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
