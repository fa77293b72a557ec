import { parseArgs } from 'node:util';
import { readCountries } from '#regions/read-region.ts';
import { joinNegativeValues } from './negative-values.ts';
import { type Answers, planRegion } from './region-new/answers.rules.ts';
import { askAnswers } from './region-new/ask-answers.ts';
import { folderTexts } from './region-new/folder-texts.ts';
import { FolderExists, makeFolder } from './region-new/make-folder.ts';
import { regionsFolder } from './regions-folder.ts';

const OPTIONS = {
  id: { type: 'string' },
  name: { type: 'string' },
  country: { type: 'string' },
  box: { type: 'string' },
  colours: { type: 'string' },
  centre: { type: 'string' },
  sea: { type: 'string' },
  product: { type: 'string' },
  'time-zone': { type: 'string' },
  currency: { type: 'string' },
  organisation: { type: 'string' },
  email: { type: 'string' },
  address: { type: 'string' },
} as const;

const USAGE = `npm run region:new -- --name "La Costa Verde" --country PE --box west,south,east,north [options]
  Makes the folder of a new region. In a terminal, it asks for what is not given.
  --id            name of the folder; made from the name if absent
  --colours       accent, links and warmth: "#8a2a3b,#1d5c63,#b4622a"
  --centre        central point: "Plaza de Armas,-79.1,-8.08"; the middle of the box if absent
  --sea           name of the sea, if the region has a coast
  --product       name of the site; "Descubre <name>" if absent
  --time-zone     such as America/Lima; needed if the country has several
  --currency      such as PEN; the currency of the country if absent
  --organisation, --email, --address   your organisation. Without it, the region is a demo.`;

const given = readOptions();
if (given) {
  await make(given).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ABORT_ERR') throw error;
    refuse(['stopped with Ctrl+C']);
  });
}

function readOptions(): Answers | null {
  try {
    return parseArgs({ args: joinNegativeValues(process.argv.slice(2)), options: OPTIONS }).values;
  } catch (error) {
    return refuse([error instanceof Error ? error.message : String(error)]);
  }
}

async function make(options: Answers): Promise<void> {
  const countries = await readCountries();
  const faultsOf = (answers: Answers) => {
    const planned = planRegion(answers, countries);
    return 'faults' in planned ? planned.faults : [];
  };
  const answers = process.stdin.isTTY
    ? await askAnswers(options, (option, all) => faultsOf(all).find((fault) => fault.startsWith(`--${option}:`)))
    : options;
  const planned = planRegion(answers, countries);
  if ('faults' in planned) {
    refuse(planned.faults);
    return;
  }
  const { plan } = planned;
  try {
    const today = new Date().toISOString().slice(0, 10);
    const folder = await makeFolder(regionsFolder(), plan.id, await folderTexts(plan, today));
    console.log(
      [
        `Made ${folder}.`,
        ...(plan.organisation ? [] : ['It is a demo: "organisation" in region.json is an example.']),
        `Next: npm run region:map -- file.osm.pbf --region ${plan.id}`,
        `Serve it: REGION=${plan.id} npm start`,
      ].join('\n'),
    );
  } catch (error) {
    if (!(error instanceof FolderExists)) throw error;
    refuse([error.message]);
  }
}

function refuse(faults: readonly string[]): null {
  console.error(`${faults.map((fault) => `  · ${fault}`).join('\n')}\nNothing was made.\n\n${USAGE}`);
  process.exitCode = 1;
  return null;
}
