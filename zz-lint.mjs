import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { createConfig, lintFromString, lintDocument, BaseResolver } from '@redocly/openapi-core';
const source = readFileSync('/tmp/w16a-doc.json','utf8');
console.log('bytes', source.length);
let t=Date.now();
const v = new Validator();
const r = await v.validate(JSON.parse(source));
console.log(r.valid, JSON.stringify(r.errors)?.slice(0,1500), Date.now()-t);
t=Date.now();
const config = await createConfig({ extends: ['recommended'] });
const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
console.log(problems.length, Date.now()-t);
const by = {};
for (const p of problems) (by[p.ruleId+' '+p.severity] ??= []).push(p);
for (const [k,ps] of Object.entries(by)) { console.log('##',k, ps.length); for (const p of ps.slice(0,6)) console.log('   ', p.message.slice(0,200), p.location[0]?.pointer); }
