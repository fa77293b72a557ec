import { writeApiFiles } from './api-files.ts';

await writeApiFiles();
console.log('Written: docs/wire-names.md, docs/errors/');
