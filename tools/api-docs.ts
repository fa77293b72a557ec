import { apiDocument } from './api-document.ts';
import { writeApiFiles } from './api-files.ts';

await writeApiFiles(await apiDocument());
console.log('Written: docs/wire-names.md, docs/errors/');
