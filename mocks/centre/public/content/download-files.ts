import { strToU8, zipSync } from 'fflate';
import type { DownloadFile, DownloadPage, DownloadQuery } from '@/api/downloads';
import { forms } from '../../../data/downloads/download-forms';
import { guides } from '../../../data/downloads/download-guides';
import { PDF_SIZES } from '../../../data/downloads/download-sizes';
import { templates } from '../../../data/downloads/download-templates';
import { AGENT_MANUAL, AGENT_NOTES, AGENT_README, OFD_README } from '../../../data/downloads/download-texts';
import { DOWNLOAD_KINDS, type DownloadSeed, downloads } from '../../../data/downloads/downloads';
import { CENTRE_NAME } from '../../../data/system-config';
import { writeOfd } from '../../documents/ofd-writer';
import type { DocumentPage } from '../../documents/page-items';
import { writePdf } from '../../documents/pdf-writer';
import { type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { rowsOfPage } from '../../kernel/list-page';
import { formPages, guidePages } from './download-pages';
import { writeTemplate } from './download-workbook';
import { yearReport } from './year-report';

const counts = (desk: Desk) => desk.store.table<{ times: number }>('download-counts');

/** A page of 常用下载: category and words narrow it down, `px` orders it; the categories count what the words find. */
export function listDownloads(desk: Desk, query: DownloadQuery): DownloadPage {
  const words = (query.gjz ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = downloads.filter((seed) => {
    const text = `${seed.wjmc}.${seed.gs} ${seed.sm} ${kindName(seed.flbm)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const chosen = found.filter(({ flbm }) => !query.flbm || flbm === query.flbm);
  const times = (seed: DownloadSeed) => seed.before + (counts(desk).get(seed.wjbh)?.times ?? 0);
  const order = (a: DownloadSeed, b: DownloadSeed) =>
    query.px === '2' ? times(b) - times(a) : b.gxrq.localeCompare(a.gxrq);
  const sorted = chosen.toSorted((a, b) => order(a, b) || a.wjbh.localeCompare(b.wjbh));
  return {
    list: rowsOfPage(sorted, query).map((seed) => rowOf(seed, times(seed))),
    total: chosen.length,
    fl: DOWNLOAD_KINDS.map(([flbm, flmc]) => ({
      flbm,
      flmc,
      sl: found.filter((seed) => seed.flbm === flbm).length,
    })),
  };
}

/** Hands a file out and counts it. @throws Refusal */
export async function fetchDownload(desk: Desk, wjbh: string): Promise<{ seed: DownloadSeed; bytes: Uint8Array }> {
  const seed = downloads.find((one) => one.wjbh === wjbh);
  if (!seed) throw new Refusal(REFUSED, '没有找到这个文件，可能已经更新或撤下，请刷新列表后再试');
  counts(desk).put(wjbh, { times: (counts(desk).get(wjbh)?.times ?? 0) + 1 });
  return { seed, bytes: await bytesOf(seed) };
}

function rowOf(seed: DownloadSeed, xzcs: number): DownloadFile {
  const { wjbh, wjmc, flbm, gs, gxrq, sm } = seed;
  return { wjbh, wjmc, flbm, flmc: kindName(flbm), gs, dx: sizeOf(seed), gxrq, xzcs, sm };
}

const kindName = (flbm: string) => DOWNLOAD_KINDS.find(([code]) => code === flbm)?.[1] ?? '';

/** Files never change while the centre runs: drawn when first asked for. */
const drawn = new Map<string, Drawn>();

type Drawn = Uint8Array | Promise<Uint8Array>;

/** That of a PDF is kept: to list it, nothing is drawn and no font read. */
function sizeOf(seed: DownloadSeed): number | undefined {
  const bytes = seed.gs === 'pdf' ? undefined : bytesOf(seed);
  return bytes instanceof Uint8Array ? bytes.byteLength : PDF_SIZES[seed.wjbh];
}

function bytesOf(seed: DownloadSeed): Drawn {
  const known = drawn.get(seed.wjbh);
  if (known) return known;
  const bytes = draw(seed);
  drawn.set(seed.wjbh, bytes);
  return bytes;
}

function draw(seed: DownloadSeed): Drawn {
  const { body, wjmc, wjbh, gxrq } = seed;
  switch (body.kind) {
    case 'form':
      return written(seed, formPages(wjmc, wjbh.replace(/OFD$/, ''), forms[body.form]));
    case 'guide':
      return written(seed, guidePages(wjmc, gxrq, guides[body.guide]));
    case 'report':
      return written(seed, guidePages(wjmc, gxrq, yearReport(body.year)));
    case 'agent-manual':
      return written(seed, guidePages(wjmc, gxrq, AGENT_MANUAL));
    case 'template':
      return writeTemplate(templates[body.template], gxrq);
    case 'ofd-readme':
      return windowsText(OFD_README);
    case 'agent':
      return zipSync(
        { '请先阅读.txt': windowsText(AGENT_README), '更新说明.txt': windowsText(AGENT_NOTES) },
        { level: 6, mtime: `${gxrq}T12:00:00` },
      );
  }
}

function written({ wjmc, wjbh, gs, gxrq }: DownloadSeed, pages: readonly DocumentPage[]): Drawn {
  // The file's own identity in its format: 32 hexadecimal digits.
  const id = [...strToU8(wjbh.padEnd(16, '0'))]
    .map((byte) => byte.toString(16))
    .join('')
    .slice(0, 32)
    .toUpperCase();
  const info = { title: wjmc, author: CENTRE_NAME, issued: `${gxrq} 12:00:00`, id };
  return gs === 'ofd' ? writeOfd(pages, { ...info, zmbh: wjbh, yzm: '' }) : writePdf(pages, info);
}

/** With the mark and the line ends that Notepad of older systems needs. */
const windowsText = (text: string) => strToU8(`\uFEFF${text.replaceAll('\n', '\r\n')}`);
