import type { PlainDate } from '@/domain/dates';
import catalogue from '../../content/downloads/catalogue.md?raw';
import { tableIn } from '../../content/read-documents';
import { yearFlows } from '../policy/year-figures';

const FORMATS = ['pdf', 'ofd', 'xlsx', 'zip', 'txt'] as const;
type Format = (typeof FORMATS)[number];

/** What is in a file; the centre draws it when it is fetched. */
export type DownloadBody =
  | { kind: 'form' | 'guide' | 'template'; id: string }
  | { kind: 'report'; year: string }
  | { kind: 'agent' | 'agent-manual' | 'ofd-readme' };

export interface DownloadSeed {
  wjbh: string;
  wjmc: string;
  flbm: string;
  gs: Format;
  gxrq: PlainDate;
  /** How often it had been fetched before the simulated centre began to count. */
  before: number;
  sm: string;
  body: DownloadBody;
}

/** Categories of 常用下载. */
export const DOWNLOAD_KINDS: readonly (readonly [flbm: string, flmc: string])[] = [
  ['01', '个人业务表单'],
  ['02', '单位业务表单'],
  ['03', '贷款业务表单'],
  ['04', '办事指南'],
  ['05', '导入模板'],
  ['06', '软件与工具'],
  ['07', '年度报告'],
];

/** Without the format of a file its number is that of its first one. */
export const downloads: readonly DownloadSeed[] = [
  ...tableIn(catalogue).rows.flatMap(filesOf),
  ...yearFlows.map(
    ({ nd, gbrq }, at): DownloadSeed => ({
      wjbh: `NB${nd}`,
      wjmc: `云州市住房公积金${nd}年年度报告`,
      flbm: '07',
      gs: 'pdf',
      gxrq: gbrq,
      before: 640 + at * 137,
      sm: `${nd}年缴存、提取、贷款和资金情况`,
      body: { kind: 'report', year: nd },
    }),
  ),
];

/** One file for each format of a row of the catalogue. */
function filesOf([
  wjbh = '',
  flbm = '',
  formats = '',
  wjmc = '',
  gxrq = '',
  before = '',
  sm = '',
  body = '',
]: string[]) {
  return formats.split(' ').map(
    (format, at): DownloadSeed => ({
      wjbh: at === 0 ? wjbh : `${wjbh}${format.toUpperCase()}`,
      wjmc,
      flbm,
      gs: formatOf(format),
      gxrq,
      before: at === 0 ? Number(before) : Math.round(Number(before) / 6),
      sm,
      body: bodyOf(body),
    }),
  );
}

function formatOf(text: string): Format {
  const format = FORMATS.find((one) => one === text);
  if (!format) throw new Error(`No format of a download: ${text}`);
  return format;
}

/** 'form withdrawal', 'agent' */
function bodyOf(text: string): DownloadBody {
  const [kind = '', id = ''] = text.split(' ');
  switch (kind) {
    case 'form':
    case 'guide':
    case 'template':
      return { kind, id };
    case 'agent':
    case 'agent-manual':
    case 'ofd-readme':
      return { kind };
    default:
      throw new Error(`No body of a download: ${text}`);
  }
}
