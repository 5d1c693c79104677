import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeBatch } from '@mocks/centre/kernel/batch-codec';
import { type Journal, type JournalBatch, JournalError } from '@mocks/centre/kernel/store';
import { jsonlJournal } from '@mocks/journals/jsonl-file';
import { memoryJournal } from '@mocks/journals/memory';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const batch = (seq: number, value: unknown = { fen: 123456789012345678n }) => ({
  seq,
  changes: [{ table: 'accounts', key: 'a', value }],
});

let folder: string;
let file: string;
let mark: string;
let reports: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  file = join(folder, 'journal.jsonl');
  mark = `${file}.mark`;
  reports = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const opened: Awaited<ReturnType<typeof jsonlJournal>>[] = [];
async function open(options: { setAside?: boolean } = {}) {
  await Promise.all(opened.splice(0).map((journal) => journal.close()));
  const journal = await jsonlJournal(file, { ...options, report: (message) => reports.push(message) });
  opened.push(journal);
  return journal;
}

const kinds: [string, () => Promise<Journal>][] = [
  ['in memory', async () => memoryJournal()],
  ['in a file', () => open()],
];

describe.each(kinds)('a journal %s', (_kind, make) => {
  test('gives back what was appended, amounts and deletions as they were', async () => {
    const journal = await make();
    await journal.append(batch(1));
    await journal.append(batch(2, null));
    expect(await journal.since(0)).toEqual([batch(1), batch(2, null)]);
    expect(await journal.since(1)).toEqual([batch(2, null)]);
    expect(await journal.since(2)).toEqual([]);
  });

  test('begins with one batch after a reset and goes on from there', async () => {
    const journal = await make();
    await journal.append(batch(1));
    await journal.restart(batch(2));
    expect(await journal.since(0)).toEqual([batch(2)]);
    await journal.append(batch(3));
    expect(await journal.since(0)).toEqual([batch(2), batch(3)]);
  });
});

describe('the journal on disk', () => {
  const BATCHES = [batch(1), batch(2, '刘洋 𠮷'), batch(3, null)];
  const contents = () => ({ journal: readFileSync(file), mark: readFileSync(mark) });

  /** Three acknowledged batches. */
  async function write(): Promise<{ journal: Buffer; mark: Buffer }> {
    const journal = await open();
    for (const one of BATCHES) await journal.append(one);
    return contents();
  }

  /** Refuses, changes nothing and says how much can be read. */
  async function expectRefusal(readable: number): Promise<void> {
    const before = contents();
    const refusal = await open().catch((failure: unknown) => failure);
    expect(refusal).toBeInstanceOf(JournalError);
    expect(refusal).toHaveProperty('message', expect.stringContaining(`读得出的是前${readable}条`));
    expect(contents()).toEqual(before);
  }

  /** Keeps the file under another name, goes on with what can be read and says so. */
  async function expectSetAside(readable: number): Promise<void> {
    const before = contents();
    const journal = await open({ setAside: true });
    expect(await journal.since(0)).toEqual(BATCHES.slice(0, readable));
    const [aside] = readdirSync(folder).filter((name) => name.includes('.damaged-'));
    expect(reports.splice(0)).toEqual([expect.stringContaining(`前${readable}条`)]);
    expect(readFileSync(join(folder, String(aside)))).toEqual(before.journal);
    rmSync(join(folder, String(aside)));
    await journal.append(batch(readable + 1));
    expect(await (await open()).since(0)).toEqual([...BATCHES.slice(0, readable), batch(readable + 1)]);
  }

  /** How many lines end before this byte. */
  const linesBefore = (content: Buffer, at: number) =>
    content.subarray(0, at).toString('latin1').split('\n').length - 1;
  const beginsLine = (content: Buffer, at: number) => at === 0 || content[at - 1] === 0x0a;

  test('is read again by the next process', async () => {
    await write();
    expect(await (await open()).since(0)).toEqual(BATCHES);
    expect(reports).toEqual([]);
  });

  test('is text, a line of JSON for each batch', async () => {
    await (await open()).append(batch(1, { dwmc: '新城餐饮' }));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject(batch(1, { dwmc: '新城餐饮' }));
  });

  test('refuses to start over any damaged byte', async () => {
    const { journal, mark: marked } = await write();
    for (let at = 0; at < journal.length; at += 1) {
      const damaged = Buffer.from(journal);
      damaged[at] = (damaged[at] ?? 0) ^ 0x01;
      writeFileSync(file, damaged);
      writeFileSync(mark, marked);
      await expectRefusal(linesBefore(journal, at));
      if (beginsLine(journal, at)) await expectSetAside(linesBefore(journal, at));
    }
  });

  test('refuses to start over any damaged byte of the mark', async () => {
    const { journal, mark: marked } = await write();
    for (let at = 0; at < marked.length; at += 1) {
      const damaged = Buffer.from(marked);
      damaged[at] = (damaged[at] ?? 0) ^ 0x01;
      writeFileSync(file, journal);
      writeFileSync(mark, damaged);
      await expectRefusal(BATCHES.length);
    }
    await expectSetAside(BATCHES.length);
    rmSync(mark);
    await expect(open()).rejects.toThrow(JournalError);
  });

  test('refuses to start when acknowledged batches are cut off, at any byte', async () => {
    const { journal, mark: marked } = await write();
    for (let length = 0; length < journal.length; length += 1) {
      writeFileSync(file, journal.subarray(0, length));
      writeFileSync(mark, marked);
      await expectRefusal(linesBefore(journal, length));
      if (beginsLine(journal, length)) await expectSetAside(linesBefore(journal, length));
    }
  });

  test('goes on after a kill at any byte of a write, without what was never acknowledged', async () => {
    await (await open()).append(batch(1));
    const before = contents();
    await (await open()).append(batch(2));
    const after = contents();
    for (let length = before.journal.length; length < after.journal.length; length += 1) {
      writeFileSync(file, after.journal.subarray(0, length));
      writeFileSync(mark, before.mark);
      const journal = await open();
      expect(await journal.since(0)).toEqual([batch(1)]);
      const torn = length - before.journal.length;
      expect(reports.splice(0)).toEqual(torn > 0 ? [expect.stringContaining(`末尾${torn}字节没有写完`)] : []);
      await journal.append(batch(2, 'again'));
      expect(await (await open()).since(0)).toEqual([batch(1), batch(2, 'again')]);
    }
    // The kill came between the write and its mark: nothing is lost.
    writeFileSync(file, after.journal);
    writeFileSync(mark, before.mark);
    expect(await (await open()).since(0)).toEqual([batch(1), batch(2)]);
  });

  test.skipIf(process.platform === 'win32')(
    'a disk that is full at any byte refuses the write and leaves nothing behind',
    async () => {
      const printed = execFileSync('sh', [
        '-c',
        'ulimit -f 8; exec "$0" "$@"',
        process.execPath,
        'tests/journals/full-disk.mjs',
        folder,
      ]);
      // Printed by full-disk.mjs alone.
      const journals = JSON.parse(String(printed)) as number[][];
      // The last one had room for all of it.
      expect(journals.filter((letters) => letters[1] === 60)).toEqual([journals.at(-1)]);
      for (const [part, letters] of journals.entries()) {
        file = join(folder, `${part}.jsonl`);
        const written = letters.map((one, at) => ({
          seq: at + 1,
          changes: [{ table: 't', key: 'k', value: 'x'.repeat(one) }],
        }));
        const next = batch(written.length + 1);
        const journal = await open();
        expect(await journal.since(0)).toEqual(written);
        await journal.append(next);
        expect(await (await open()).since(0)).toEqual([...written, next]);
      }
      expect(reports).toEqual([]);
    },
  );

  describe('written before lines had sums', () => {
    const old = (...batches: JournalBatch[]) =>
      writeFileSync(file, batches.map((one) => `${encodeBatch(one)}\n`).join(''));

    test('is read in once, without a line that was never finished', async () => {
      old(...BATCHES);
      appendFileSync(file, '{"seq":4,"changes":[{"table":"acc');
      const journal = await open();
      expect(reports).toEqual([expect.stringContaining('末尾33字节没有写完')]);
      expect(await journal.since(0)).toEqual(BATCHES);
      await journal.append(batch(4));
      const reopened = await open();
      expect(await reopened.since(0)).toEqual([...BATCHES, batch(4)]);
    });

    test('is refused where a line cannot be read or numbers were taken again', async () => {
      old(batch(1));
      appendFileSync(file, '{"seq":2,"changes":[{"tab');
      appendFileSync(file, `${encodeBatch(batch(2))}\n${encodeBatch(batch(3))}\n`);
      await expect(open()).rejects.toThrow('第2条读不出：读得出的是前1条，其后是2行');
      old(batch(1), batch(2), batch(2));
      await expect(open()).rejects.toThrow('第3条读不出：读得出的是前2条，其后是1行');
    });
  });
});
