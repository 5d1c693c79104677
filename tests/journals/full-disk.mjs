// Run where files may only grow to a limit, as on a disk that is full: argv[2] is the folder of the journals to write. Prints,
// journal by journal, how many letters the acknowledged batches have; in each one the second write fails one byte further on.
import { openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const here = (path) => new URL(path, import.meta.url).pathname;
const folder = process.argv[2];
const { module } = await runnerImport(here('../../mocks/journals/jsonl-file.ts'), {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@': here('../../src') } },
});

const batch = (seq, letters) => ({ seq, changes: [{ table: 't', key: 'k', value: 'x'.repeat(letters) }] });
const room = writeSync(openSync(join(folder, 'limit'), 'w'), Buffer.alloc(1 << 20));
const line = (letters) => JSON.stringify(batch(1, letters)).length + ',"sum":""'.length + 32 + 1;
const acknowledged = [];
for (let part = 0; part <= line(60); part += 1) {
  const journal = await module.jsonlJournal(join(folder, `${part}.jsonl`));
  const written = [];
  const write = async (seq, letters) => {
    await journal.append(batch(seq, letters)).then(
      () => written.push(letters),
      () => undefined,
    );
  };
  await write(1, room - part - line(0));
  await write(2, 60);
  await write(written.length + 1, 0);
  acknowledged.push(written);
  await journal.close();
}
process.stdout.write(JSON.stringify(acknowledged));
