import { mkdirSync } from 'node:fs';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { decodeBatch, encodeBatch } from '../centre/kernel/batch-codec';
import type { Batch, Journal } from '../centre/kernel/store';

/** The journal of `npm run centre`: one batch a line, on the disk before the centre answers. */
export async function jsonlJournal(file: string): Promise<Journal> {
  mkdirSync(dirname(file), { recursive: true });
  const handle = await open(file, 'a+');
  await cutTornLine(handle, await readFile(file));
  let last = 0;
  return {
    // One process, whose centre queues its transactions itself; a second one cannot have the port.
    exclusive: (work) => work(),
    since: async (seq) => {
      // This process is the only writer: what it wrote itself need not be read again.
      if (seq > 0 && seq >= last) return [];
      const batches = parseLines(await readFile(file, 'utf8'));
      last = batches.at(-1)?.seq ?? 0;
      return batches.filter((batch) => batch.seq > seq);
    },
    append: async (batch) => {
      await handle.appendFile(`${encodeBatch(batch)}\n`);
      await handle.datasync();
      last = batch.seq;
    },
    clear: async () => {
      await handle.truncate(0);
      await handle.datasync();
      last = 0;
    },
  };
}

/** A kill in mid-write leaves a line without its end: that batch was never answered, so it is cut off. */
async function cutTornLine(handle: FileHandle, content: Buffer): Promise<void> {
  const whole = content.lastIndexOf('\n') + 1;
  if (whole < content.length) await handle.truncate(whole);
}

/** Batches up to the first line that cannot be read: what follows a damaged line cannot be trusted. */
export function parseLines(content: string): Batch[] {
  const batches: Batch[] = [];
  for (const line of content.split('\n')) {
    const batch = decodeBatch(line);
    if (!batch) break;
    batches.push(batch);
  }
  return batches;
}
