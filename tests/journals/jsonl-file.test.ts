import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Journal } from '@mocks/centre/kernel/store';
import { jsonlJournal } from '@mocks/journals/jsonl-file';
import { memoryJournal } from '@mocks/journals/memory';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const batch = (seq: number, value: unknown = { fen: 123456789012345678n }) => ({
  seq,
  changes: [{ table: 'accounts', key: 'a', value }],
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const kinds: [string, () => Promise<Journal>][] = [
  ['in memory', async () => memoryJournal()],
  ['in a file', () => jsonlJournal(join(folder, 'journal.jsonl'))],
];

describe.each(kinds)('a journal %s', (_kind, open) => {
  test('gives back what was appended, amounts and deletions as they were', async () => {
    const journal = await open();
    await journal.append(batch(1));
    await journal.append(batch(2, null));
    expect(await journal.since(0)).toEqual([batch(1), batch(2, null)]);
    expect(await journal.since(1)).toEqual([batch(2, null)]);
    expect(await journal.since(2)).toEqual([]);
  });

  test('is empty after a reset and goes on from there', async () => {
    const journal = await open();
    await journal.append(batch(1));
    await journal.clear();
    expect(await journal.since(0)).toEqual([]);
    await journal.append(batch(2));
    expect(await journal.since(0)).toEqual([batch(2)]);
  });
});

describe('the journal on disk', () => {
  test('is read again by the next process', async () => {
    const file = join(folder, 'journal.jsonl');
    await (await jsonlJournal(file)).append(batch(1));
    expect(await (await jsonlJournal(file)).since(0)).toEqual([batch(1)]);
  });

  test('loses a torn last line and nothing else', async () => {
    const file = join(folder, 'journal.jsonl');
    await (await jsonlJournal(file)).append(batch(1));
    appendFileSync(file, '{"seq":2,"changes":[{"table":"acc');
    const reopened = await jsonlJournal(file);
    expect(await reopened.since(0)).toEqual([batch(1)]);
    await reopened.append(batch(2));
    expect(await reopened.since(0)).toEqual([batch(1), batch(2)]);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3);
  });
});
