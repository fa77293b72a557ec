const BENCHES: Record<string, { file: string; says: string }> = {
  toptw: { file: './toptw.ts', says: 'the planner on public orienteering instances: gap to the best known scores' },
  places: {
    file: './places.ts',
    says: 'list, search, box and nearest over a million made-up places: p95 at one client',
  },
  api: {
    file: './api.ts',
    says: 'requests per second of list, search and detail against the same SQL behind a bare server',
  },
  checkout: {
    file: './checkout.ts',
    says: 'whole durable checkouts a second against one update, insert and commit',
  },
  public: {
    file: './public.ts',
    says: 'public answers and pages with 32 connections, in turns with /healthz',
  },
  search: { file: './search.ts', says: 'judged queries of both regions: nDCG@10 beside a plain search for words' },
  pan: { file: './pan.ts', says: 'script of each task while one drags a map with 10,000 pins on a slow phone' },
  planning: {
    file: './planning.ts',
    says: 'a plan while roads are closed against the same plan while they are open',
  },
  wishes: {
    file: './wishes.ts',
    says: 'plans for 41 wishes against what a good plan of each has',
  },
  quotations: {
    file: './quotations.ts',
    says: "an operator's inbox of 10,000 requests, its parts, pages and searches: p95 at one client",
  },
  import: {
    file: './import.ts',
    says: '100,000 rows of CSV against a COPY of the same rows, and XLSX with its time and memory',
  },
  web: { file: './web.ts', says: 'the first screen on a slow phone: script bytes, largest paint, layout shift' },
};

const [name, ...args] = process.argv.slice(2);
const bench = name === undefined ? undefined : BENCHES[name];
if (bench === undefined) {
  console.error(`npm run bench -- <what> [options]\n`);
  for (const [known, { says }] of Object.entries(BENCHES)) console.error(`  ${known.padEnd(10)} ${says}`);
  process.exitCode = 2;
} else {
  const { run } = (await import(bench.file)) as { run: (args: string[]) => Promise<void> };
  await run(args);
}
