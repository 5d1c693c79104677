// npm run bench — prints figures and ratios; nothing here passes or fails. `npm run bench -- typing` runs one.

import { importBench } from './import.bench.mjs';
import { ledgerBench } from './ledger.bench.mjs';
import { rosterBench } from './ledger-roster.bench.mjs';
import { ofdBench } from './ofd.bench.mjs';
import { routeTableBench } from './route-table.bench.mjs';
import { rowsTypingBench } from './rows-typing.bench.mjs';
import { scheduleBench } from './schedule.bench.mjs';
import { tableScrollBench } from './table-scroll.bench.mjs';
import { typingBench } from './typing.bench.mjs';

const BENCHES = {
  import: importBench,
  ledger: ledgerBench,
  roster: rosterBench,
  ofd: ofdBench,
  'route-table': routeTableBench,
  'rows-typing': rowsTypingBench,
  schedule: scheduleBench,
  'table-scroll': tableScrollBench,
  typing: typingBench,
};

const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench();
}
