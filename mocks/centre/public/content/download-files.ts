import { writeOfd } from '@hall/ofd/ofd-writer';
import type { DocumentPage } from '@hall/ofd/page-items';
import { writePdf } from '@hall/ofd/pdf-writer';
import { strToU8, zipSync } from 'fflate';
import type { DownloadFile, DownloadPage, DownloadQuery } from '@/api/public/downloads';
import { formOf } from '../../../data/downloads/download-forms';
import { guideOf } from '../../../data/downloads/download-guides';
import { PDF_SIZES } from '../../../data/downloads/download-sizes';
import { templateOf } from '../../../data/downloads/download-templates';
import { agentNotes, agentReadme, ofdReadme } from '../../../data/downloads/download-texts';
import { DOWNLOAD_KINDS, type DownloadSeed, downloads } from '../../../data/downloads/downloads';
import { CENTRE_NAME } from '../../../data/system-config';
import { pageOfRows } from '../../kernel/list-page';
import { BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { formPages, guidePages } from './download-pages';
import { writeTemplate } from './download-workbook';
import { yearReport } from './year-report';

const counts = (tx: Transaction) => tx.store.table<{ times: number }>('download-counts');

/** Returns a page of 常用下载, filtered by category and words and sorted by `px`; category counts consider the words only. */
export function listDownloads(tx: Transaction, query: DownloadQuery): DownloadPage {
  const words = (query.gjz ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = downloads.filter((seed) => {
    const text = `${seed.wjmc}.${seed.gs} ${seed.sm} ${kindName(seed.flbm)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const chosen = found.filter(({ flbm }) => !query.flbm || flbm === query.flbm);
  const times = (seed: DownloadSeed) => seed.before + (counts(tx).get(seed.wjbh)?.times ?? 0);
  const order = (a: DownloadSeed, b: DownloadSeed) =>
    query.px === '2' ? times(b) - times(a) : b.gxrq.localeCompare(a.gxrq);
  const sorted = chosen.toSorted((a, b) => order(a, b) || a.wjbh.localeCompare(b.wjbh));
  return {
    ...pageOfRows(tx, sorted, query, (seed) => rowOf(seed, times(seed))),
    fl: DOWNLOAD_KINDS.map(([flbm, flmc]) => ({
      flbm,
      flmc,
      sl: found.filter((seed) => seed.flbm === flbm).length,
    })),
  };
}

/** Returns a file and counts the download. @throws BusinessError */
export async function fetchDownload(tx: Transaction, wjbh: string): Promise<{ seed: DownloadSeed; bytes: Uint8Array }> {
  const seed = downloads.find((one) => one.wjbh === wjbh);
  if (!seed) throw new BusinessError(REFUSED, '没有找到这个文件，可能已经更新或撤下，请刷新列表后再试');
  counts(tx).put(wjbh, { times: (counts(tx).get(wjbh)?.times ?? 0) + 1 });
  return { seed, bytes: await bytesOf(seed) };
}

function rowOf(seed: DownloadSeed, xzcs: number): DownloadFile {
  const { wjbh, wjmc, flbm, gs, gxrq, sm } = seed;
  return { wjbh, wjmc, flbm, flmc: kindName(flbm), gs, dx: sizeOf(seed), gxrq, xzcs, sm };
}

const kindName = (flbm: string) => DOWNLOAD_KINDS.find(([code]) => code === flbm)?.[1] ?? '';

/** Generated files, cached at first use because they do not change. */
const drawn = new Map<string, Drawn>();

type Drawn = Uint8Array | Promise<Uint8Array>;

/** Size of a PDF is stored, so that listing it needs no font. */
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
      return written(seed, formPages(wjmc, wjbh.replace(/OFD$/, ''), formOf(body.id)));
    case 'guide':
      return written(seed, guidePages(wjmc, gxrq, guideOf(body.id)));
    case 'report':
      return written(seed, guidePages(wjmc, gxrq, yearReport(body.year)));
    case 'agent-manual':
      return written(seed, guidePages(wjmc, gxrq, guideOf('agentManual')));
    case 'template':
      return writeTemplate(templateOf(body.id), gxrq);
    case 'ofd-readme':
      return windowsText(ofdReadme);
    case 'agent':
      return zipSync(
        { '请先阅读.txt': windowsText(agentReadme), '更新说明.txt': windowsText(agentNotes) },
        { level: 6, mtime: `${gxrq}T12:00:00` },
      );
  }
}

function written({ wjmc, wjbh, gs, gxrq }: DownloadSeed, pages: readonly DocumentPage[]): Drawn {
  // File identifier of the PDF: 32 hexadecimal digits.
  const id = [...strToU8(wjbh.padEnd(16, '0'))]
    .map((byte) => byte.toString(16))
    .join('')
    .slice(0, 32)
    .toUpperCase();
  const info = { title: wjmc, author: CENTRE_NAME, issued: `${gxrq} 12:00:00`, id };
  return gs === 'ofd' ? writeOfd(pages, { ...info, custom: { zmbh: wjbh, yzm: '' } }) : writePdf(pages, info);
}

/** Adds BOM and CRLF for the Notepad of older Windows. */
const windowsText = (text: string) => strToU8(`\uFEFF${text.replaceAll('\n', '\r\n')}`);
