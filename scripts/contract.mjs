// npm run contract: writes docs/gateway/openapi.json and calls.html from the source. It refuses a change that a gateway would notice
// while CONTRACT_VERSION (src/lib/contract-version.ts) stays.
// npm run contract -- --examples FOLDER: first takes the examples anew (docs/gateway/examples.json): reads from the simulated centre,
// and what `HALL_EXAMPLES=FOLDER npm run test:unit` saw the hall send.
import { writeFileSync } from 'node:fs';
import { buildContract, readJson } from './contract/build.mjs';
import { compareContracts, versionFault } from './contract/compare.mjs';
import { takeExamples } from './contract/examples.mjs';
import { pageOf } from './contract/page.mjs';

const gateway = new URL('../docs/gateway/', import.meta.url);
const write = (name, text) => writeFileSync(new URL(name, gateway), text);
const json = (value) => `${JSON.stringify(value, null, 1)}\n`;

const before = readJson('openapi.json');
let contract = await buildContract();
const changes = before ? compareContracts(before, contract) : { breaking: [], added: [] };
for (const line of changes.breaking) console.log(`不兼容  ${line}`);
for (const line of changes.added) console.log(`新增    ${line}`);
const fault = before && versionFault(before.info.version, contract.info.version, changes);
if (fault) {
  console.error(fault);
  process.exit(1);
}
if (process.argv.includes('--examples')) {
  write('examples.json', json(await takeExamples(contract, readJson('examples.json') ?? {}, process.argv.at(-1))));
  contract = await buildContract();
}
write('openapi.json', json(contract));
write('calls.html', pageOf(contract));
console.log(`docs/gateway/openapi.json ${contract.info.version}：${Object.keys(contract.paths).length} 个地址`);
process.exit(0);
