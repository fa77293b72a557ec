/** `npm run proof -- <name> [options]`: each proof is a file that exports `prove(args)` and prints its faults. */
const PROOFS: Record<string, { file: string; says: string }> = {
  oversell: { file: './oversell/prove.ts', says: 'many buyers for few places, over two servers: never one too many' },
  holds: {
    file: './holds/prove.ts',
    says: 'who holds places for nothing, from one network or from many, leaves two fifths to everybody else',
  },
  idempotency: {
    file: './idempotency/prove.ts',
    says: 'the same request again and again is one booking and one charge',
  },
  webhooks: {
    file: './webhooks/prove.ts',
    says: 'what a provider tells shuffled, twice, late, never or falsely ends right',
  },
  kill: {
    file: './kill/prove.ts',
    says: 'servers and the database are killed in the middle: nothing lost, nothing twice',
  },
  quotations: {
    file: './quotations/prove.ts',
    says: 'random histories of travellers and operators keep states, places and money right',
  },
  threads: {
    file: './threads/prove.ts',
    says: 'posters and travel times that strangers ask for hold up nobody else',
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
