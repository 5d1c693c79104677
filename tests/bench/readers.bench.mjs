// Reading a list of 10,000 rows against JSON.parse of the same answer, and against the same schema in a library
// (`npm i --no-save valibot zod`; left out while it is not installed): docs/decisions/226-answer-schemas.md.

import { bundled, median, milliseconds, report } from './figures.mjs';

const ROWS = 10_000;
const ROUNDS = 41;
const OPTIONAL = ['xybh', 'bztjsj', 'chsm'];

export async function readersBench() {
  const [{ pageReader }, { readWithdrawalRecord }] = await Promise.all([
    bundled('src/api/client/read.ts'),
    bundled('src/api/person/withdrawal-records.ts'),
  ]);
  const { ztsm: _, ...fields } = readWithdrawalRecord.fields;
  const readers = { own: readWithdrawalRecord };
  for (const [name, make] of Object.entries(LIBRARIES)) {
    const library = await import(name).catch(() => undefined);
    if (library) readers[name] = make(library, fields);
  }
  const text = JSON.stringify({ list: Array.from({ length: ROWS }, (_, at) => row(at)), total: ROWS, sjjz: '' });
  const times = { 'JSON.parse': [] };
  // One after the other in each round, so that a busy machine slows all.
  for (let round = 0; round < ROUNDS; round += 1) {
    times['JSON.parse'].push(milliseconds(() => JSON.parse(text)));
    for (const [name, read] of Object.entries(readers)) {
      const answer = JSON.parse(text);
      times[name] ??= [];
      times[name].push(milliseconds(() => pageReader(read, { page: 1, size: 0 })(answer)));
    }
  }
  const own = median(times.own);
  report(
    `读一页应答 reading ${ROWS} rows`,
    Object.fromEntries(
      Object.entries(times).map(([name, all]) => [
        name,
        `${median(all).toFixed(1)} ms, ${(median(all) / own).toFixed(2)} × own`,
      ]),
    ),
  );
}

/** The hall's rules about single values in the frame of a library: its objects, optional members and errors. */
const LIBRARIES = {
  valibot: (v, fields) => {
    const leaf = (read) => v.pipe(v.optional(v.unknown(), null), v.transform(read));
    const schema = v.object(mapped(fields, leaf, (read) => v.pipe(v.nullish(leaf(read)))));
    return (value) => v.parse(schema, value);
  },
  'zod/mini': (z, fields) => {
    // The content security policy allows no generated code.
    z.config({ jitless: true });
    const leaf = (read) => z.pipe(z.unknown(), z.transform(read));
    const schema = z.object(mapped(fields, leaf, (read) => z.nullish(leaf(read))));
    return (value) => z.parse(schema, value);
  },
};

function mapped(fields, required, optional) {
  const schema = ([name, read]) => [name, (OPTIONAL.includes(name) ? optional : required)(read)];
  return Object.fromEntries(Object.entries(fields).map(schema));
}

const row = (at) => ({
  ywlsh: `10002026112100${String(at).padStart(6, '0')}`,
  ywmc: '租房提取',
  slsj: '2026-11-21 09:30:00',
  tqyydm: '07',
  tqlx: '1',
  sqtqje: '1500.00',
  fslxe: '',
  dzje: at % 2 ? 1500 : '1500.00',
  skyhmc: '中国工商银行',
  skyhzh: '6222***********0301',
  ywzt: '99',
  kgz: false,
  kck: true,
  dzrq: '2026-11-21',
});
