/** `npm run proof -- <name> [options]`: runs one proof. Each proof is a file that exports `prove(args)`. */
const PROOFS: Record<string, { file: string; says: string }> = {
  oversell: { file: './oversell/prove.ts', says: 'many buyers for few places, over two servers: never one too many' },
  holds: {
    file: './holds/prove.ts',
    says: 'unpaid holds from one network or from many leave two fifths to other buyers',
  },
  idempotency: {
    file: './idempotency/prove.ts',
    says: 'a repeated request gives one booking and one charge',
  },
  webhooks: {
    file: './webhooks/prove.ts',
    says: 'webhooks that are shuffled, repeated, late, lost or false lead to the right state',
  },
  kill: {
    file: './kill/prove.ts',
    says: 'killed servers and databases lose nothing and repeat nothing',
  },
  quotations: {
    file: './quotations/prove.ts',
    says: 'random histories of travellers and operators keep states, places and money right',
  },
  fresh: {
    file: './fresh/prove.ts',
    says: 'visitors who read while the region changes places never read a state that never was or is old',
  },
  threads: {
    file: './threads/prove.ts',
    says: 'requests for posters and travel times do not delay other requests',
  },
  cancellation: { file: './cancellation/prove.ts', says: 'a cancellation moves exactly what was quoted' },
};

const [name, ...args] = process.argv.slice(2);
const proof = name === undefined ? undefined : PROOFS[name];
if (proof === undefined) {
  console.error('npm run proof -- <what> [options]\n');
  for (const [known, { says }] of Object.entries(PROOFS)) console.error(`  ${known.padEnd(12)} ${says}`);
  process.exitCode = 2;
} else {
  const { prove } = (await import(proof.file)) as { prove: (args: string[]) => Promise<boolean> };
  process.exit((await prove(args)) ? 0 : 1);
}
