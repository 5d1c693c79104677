import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { decodeBatch, encodeBatch } from '../centre/kernel/batch-codec';
import { type Journal, JournalError } from '../centre/kernel/store';

/** Mark of the last acknowledged batch, without which a truncated file would look complete. */
interface Mark {
  seq: number;
  sum: string;
}

interface Scan {
  /** Valid lines up to the first damaged one. */
  lines: { seq: number; text: string; sum: string }[];
  /** Size of these lines in bytes. */
  size: number;
  /** False for a file written before lines had checksums. */
  sealed: boolean;
}

const EMPTY: Mark = { seq: 0, sum: '' };
const ADVICE = '文件没有改动：请恢复备份；或运行 npm run centre -- --set-aside，原文件另存，从读得出的继续。';
const NEWLINE = '\n';
/** A line ends with the checksum over its batch and the previous line's checksum. */
const sealOf = (sum: string) => `,"sum":"${sum}"}`;
const SUM_LENGTH = 32;
const SEAL_LENGTH = sealOf('').length + SUM_LENGTH;

/**
 * Journal of `npm run centre`: one batch per line as JSON, on disk before the centre answers (docs/decisions/009-journal-store.md). A file
 * written before lines had checksums is rewritten with them on its first start.
 * @param setAside copies a damaged file under another name and continues with the lines before the damage
 * @throws JournalError for a damaged file otherwise; the file stays unchanged
 */
export async function jsonlJournal(
  file: string,
  { setAside = false, report = console.warn }: { setAside?: boolean; report?: (message: string) => void } = {},
): Promise<Journal & { close(): Promise<void> }> {
  mkdirSync(dirname(file), { recursive: true });
  const content = await (existsSync(file) ? readFile(file) : Buffer.alloc(0));
  const found = scan(content);
  const known = await readMark(markFile(file));
  const problem = problemOf(content, found, known);
  if (problem && !setAside) throw new JournalError(`${file} ${problem}${ADVICE}`);
  if (problem) report(`${file} ${problem}从读得出的继续，原文件另存为 ${await copyAside(file, content)}`);
  else if (content.length > found.size)
    report(`${file} 末尾${content.length - found.size}字节没有写完，从未确认，已去掉。`);

  let handle = await open(file, 'a+');
  const mark = await open(markFile(file), known ? 'r+' : 'w+');
  let last: Mark = found.lines.at(-1) ?? EMPTY;
  let { size } = found;
  /** True while a failed write's bytes behind `size` are not truncated yet. */
  let torn = content.length > size;

  /** Not synchronised to disk: the mark is never ahead of the file, and an older one only covers fewer batches. */
  const setMark = async ({ seq, sum }: Mark) => {
    const line = `${String(seq).padStart(16, '0')} ${sum.padStart(SUM_LENGTH, '0')}${NEWLINE}`;
    await mark.write(line, 0).catch(() => undefined);
  };

  async function cut(): Promise<void> {
    await handle.truncate(size);
    await handle.datasync();
    torn = false;
  }

  /** Replaces the file's content atomically. */
  async function rewrite(lines: string): Promise<void> {
    const next = `${file}.new`;
    try {
      await writeFile(next, lines, { flush: true });
    } catch (failure) {
      await rm(next, { force: true });
      throw failure;
    }
    await setMark(EMPTY);
    await handle.close();
    try {
      await rename(next, file);
    } finally {
      handle = await open(file, 'a+');
    }
    size = Buffer.byteLength(lines);
    torn = false;
  }

  if (problem || !found.sealed) await rewrite(found.lines.map(({ text }) => text + NEWLINE).join(''));
  if (torn) await cut();
  await setMark(last);

  return {
    // One process (lockJournal), whose centre queues its transactions itself.
    exclusive: (work) => work(),
    since: async (seq) => {
      // This process is the only writer: its own batches need not be read again.
      if (seq > 0 && seq >= last.seq) return [];
      const { lines } = scan((await readFile(file)).subarray(0, size));
      return lines.flatMap(({ text }) => decodeBatch(text) ?? []).filter((batch) => batch.seq > seq);
    },
    append: async (batch) => {
      if (torn) await cut();
      const next = sealed(batch.seq, Buffer.from(encodeBatch(batch)), last.sum);
      const line = Buffer.from(next.text + NEWLINE);
      try {
        await handle.appendFile(line);
        await handle.datasync();
      } catch (failure) {
        torn = true;
        // If truncation fails too, the next write starts with it.
        await cut().catch(() => undefined);
        throw failure;
      }
      size += line.length;
      last = next;
      await setMark(next);
    },
    restart: async (batch) => {
      const first = sealed(batch.seq, Buffer.from(encodeBatch(batch)), EMPTY.sum);
      await rewrite(first.text + NEWLINE);
      last = first;
      await setMark(first);
    },
    close: async () => {
      await handle.close();
      await mark.close();
    },
  };
}

function scan(content: Buffer): Scan {
  const lines: Scan['lines'] = [];
  const isSealed = content.length === 0 || /,"sum":"[0-9a-f]{32}"\}\n/.test(content.toString('latin1'));
  let size = 0;
  for (let end = content.indexOf(NEWLINE); end >= 0; end = content.indexOf(NEWLINE, size)) {
    const before = lines.at(-1) ?? EMPTY;
    const line = isSealed
      ? readSealed(content.subarray(size, end), before)
      : readUnsealed(content.subarray(size, end), before);
    if (!line) break;
    lines.push(line);
    size = end + 1;
  }
  return { lines, size, sealed: isSealed };
}

function readSealed(line: Buffer, before: Mark): Scan['lines'][number] | undefined {
  const batch = Buffer.concat([line.subarray(0, -SEAL_LENGTH), Buffer.from('}')]);
  const seq = Number(/^\{"seq":(\d+),/.exec(batch.toString('latin1', 0, 32))?.[1]);
  const right = sealed(seq, batch, before.sum);
  return line.equals(Buffer.from(right.text)) ? right : undefined;
}

/** Batch numbers are consecutive: after a damaged line the centre once reused them. */
function readUnsealed(line: Buffer, before: Mark): Scan['lines'][number] | undefined {
  const batch = decodeBatch(line.toString());
  if (!batch || (before.seq > 0 && batch.seq !== before.seq + 1)) return undefined;
  return sealed(batch.seq, line, before.sum);
}

function sealed(seq: number, batch: Buffer, before: string): Scan['lines'][number] {
  const sum = createHash('sha256').update(before).update(batch).digest('hex').slice(0, SUM_LENGTH);
  return { seq, text: batch.toString().slice(0, -1) + sealOf(sum), sum };
}

/** Damage of the file with its extent; undefined if no acknowledged batch is missing. */
function problemOf(
  content: Buffer,
  { lines, size, sealed: isSealed }: Scan,
  mark: Mark | undefined,
): string | undefined {
  const rest = content.subarray(size);
  const further = rest.toString('latin1').split(NEWLINE).length - 1;
  const readable = `读得出的是前${lines.length}条`;
  if (further > 0) return `第${lines.length + 1}条读不出：${readable}，其后是${further}行、${rest.length}字节。`;
  if (!mark)
    return isSealed && content.length > 0
      ? `旁的 .mark 文件缺少或读不出，不知道末尾是否完整：${readable}。`
      : undefined;
  const last = lines.at(-1)?.seq ?? 0;
  if (mark.seq > last) return `末尾缺${mark.seq - last}条已确认的记录：${readable}。`;
  const marked = lines.find(({ seq }) => seq === mark.seq);
  if (mark.seq > 0 && marked?.sum !== mark.sum) return `与旁的 .mark 文件不符，不是它所记的数据：${readable}。`;
  return undefined;
}

const markFile = (file: string) => `${file}.mark`;

/** Returns undefined if there is no readable mark. */
async function readMark(file: string): Promise<Mark | undefined> {
  const text = await readFile(file, 'latin1').catch(() => '');
  const [, seq, sum = ''] = /^(\d{16}) ([0-9a-f]{32})\n$/.exec(text) ?? [];
  if (seq === undefined || (Number(seq) === 0) !== (Number(`0x${sum}`) === 0)) return undefined;
  return { seq: Number(seq), sum };
}

async function copyAside(file: string, content: Buffer): Promise<string> {
  const copy = `${file}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  await writeFile(copy, content, { flag: 'wx', flush: true });
  return copy;
}
