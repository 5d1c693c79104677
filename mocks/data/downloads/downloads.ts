import type { PlainDate } from '@/domain/dates';
import { yearFlows } from '../year-figures';
import type { forms } from './download-forms';
import type { guides } from './download-guides';
import type { templates } from './download-templates';

/** What is in a file; the centre draws it when it is fetched. */
export type DownloadBody =
  | { kind: 'form'; form: keyof typeof forms }
  | { kind: 'guide'; guide: keyof typeof guides }
  | { kind: 'template'; template: keyof typeof templates }
  | { kind: 'report'; year: string }
  | { kind: 'agent' }
  | { kind: 'agent-manual' }
  | { kind: 'ofd-readme' };

export interface DownloadSeed {
  wjbh: string;
  wjmc: string;
  flbm: string;
  gs: 'pdf' | 'ofd' | 'xlsx' | 'zip' | 'txt';
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

type Format = DownloadSeed['gs'];

/** One file for each format. */
const row = (
  wjbh: string,
  flbm: string,
  formats: readonly Format[],
  wjmc: string,
  gxrq: PlainDate,
  before: number,
  sm: string,
  body: DownloadBody,
): DownloadSeed[] =>
  formats.map((gs, at) => ({
    wjbh: at === 0 ? wjbh : `${wjbh}${gs.toUpperCase()}`,
    wjmc,
    flbm,
    gs,
    gxrq,
    before: at === 0 ? before : Math.round(before / 6),
    sm,
    body,
  }));

const form = (name: keyof typeof forms): DownloadBody => ({ kind: 'form', form: name });
const guide = (name: keyof typeof guides): DownloadBody => ({ kind: 'guide', guide: name });
const template = (name: keyof typeof templates): DownloadBody => ({ kind: 'template', template: name });

const PDF = ['pdf'] as const;
const BOTH = ['pdf', 'ofd'] as const;

export const downloads: readonly DownloadSeed[] = [
  ...row(
    'GR01',
    '01',
    BOTH,
    '住房公积金提取申请表',
    '2026-09-20',
    18_642,
    '到网点办理各类提取时填写',
    form('withdrawal'),
  ),
  ...row(
    'GR02',
    '01',
    PDF,
    '个人信息变更申请表',
    '2026-05-18',
    6_318,
    '变更姓名、证件号码等关键信息时填写',
    form('personChange'),
  ),
  ...row(
    'GR03',
    '01',
    BOTH,
    '异地转移接续申请表',
    '2026-03-30',
    7_905,
    '把其他城市的账户余额转入本市时填写',
    form('transfer'),
  ),
  ...row('GR04', '01', PDF, '提取业务授权委托书', '2025-11-06', 4_127, '不能到场、委托他人办理时填写', form('entrust')),
  ...row(
    'GR05',
    '01',
    PDF,
    '灵活就业人员缴存使用申请表',
    '2026-09-01',
    3_764,
    '灵活就业人员自愿缴存时填写',
    form('flexible'),
  ),
  ...row('GR06', '01', PDF, '继承人提取声明书', '2026-10-09', 982, '职工去世后，继承人提取时填写', form('inherit')),
  ...row(
    'DW01',
    '02',
    BOTH,
    '单位缴存登记申请表',
    '2026-09-28',
    9_236,
    '新设立的单位办理缴存登记时填写',
    form('unitOpen'),
  ),
  ...row(
    'DW02',
    '02',
    BOTH,
    '单位经办人授权委托书',
    '2026-10-09',
    12_450,
    '新增或更换经办人时填写，注册缴存单位时也要上传',
    form('unitEntrust'),
  ),
  ...row('DW03', '02', PDF, '汇缴变更清册', '2026-01-15', 5_381, '到网点汇缴、有人员变动时填写', form('remittance')),
  ...row(
    'DW04',
    '02',
    PDF,
    '降低缴存比例和缓缴申请表',
    '2026-10-12',
    2_046,
    '经营困难的单位申请降低比例或者缓缴',
    form('hardship'),
  ),
  ...row(
    'DW05',
    '02',
    PDF,
    '单位缴存登记注销申请表',
    '2025-09-25',
    1_318,
    '单位撤销、解散、破产时填写',
    form('unitClose'),
  ),
  ...row('DW06', '02', PDF, '补缴清册', '2026-01-15', 3_592, '补缴以前月份时逐人填写', form('backPay')),
  ...row(
    'DK01',
    '03',
    BOTH,
    '个人住房公积金贷款申请表',
    '2026-09-20',
    15_077,
    '到网点申请公积金贷款、组合贷款时填写',
    form('loan'),
  ),
  ...row('DK02', '03', PDF, '借款人收入证明', '2026-02-11', 8_861, '由工作单位填写并盖章', form('income')),
  ...row('DK03', '03', PDF, '提前还款申请书', '2026-06-03', 6_740, '部分提前还款或者提前结清时填写', form('prepay')),
  ...row('DK04', '03', PDF, '还款账户变更申请书', '2025-12-19', 2_215, '更换扣款银行卡时填写', form('payAccount')),
  ...row(
    'DK05',
    '03',
    PDF,
    '异地贷款缴存使用证明申请表',
    '2026-10-22',
    1_874,
    '在其他城市买房贷款时填写',
    form('outside'),
  ),
  ...row(
    'ZN01',
    '04',
    PDF,
    '提取业务办理指南',
    '2026-09-20',
    11_203,
    '各类提取的条件、材料和时限',
    guide('withdrawal'),
  ),
  ...row('ZN02', '04', PDF, '贷款业务办理指南', '2026-09-20', 13_518, '从申请到还清的每一步', guide('loan')),
  ...row(
    'ZN03',
    '04',
    PDF,
    '单位缴存业务办理指南',
    '2026-09-28',
    7_726,
    '登记、汇缴、人员变动和年度调整',
    guide('unit'),
  ),
  ...row(
    'ZN04',
    '04',
    PDF,
    '异地转移接续办理指南',
    '2026-03-30',
    4_489,
    '换城市工作，账户怎样跟着走',
    guide('transfer'),
  ),
  ...row(
    'ZN05',
    '04',
    PDF,
    '灵活就业人员缴存指南',
    '2026-07-01',
    3_057,
    '谁可以缴、怎样缴、能做什么',
    guide('flexible'),
  ),
  ...row(
    'MB01',
    '05',
    ['xlsx'],
    '批量个人账户设立导入模板',
    '2026-07-01',
    5_934,
    '一次为多名职工开户',
    template('open'),
  ),
  ...row(
    'MB02',
    '05',
    ['xlsx'],
    '缴存基数调整导入模板',
    '2026-06-15',
    9_812,
    '每年七月调整基数；含本单位名单的模板请在该业务里下载',
    template('base'),
  ),
  ...row('MB03', '05', ['xlsx'], '工资表比对模板', '2026-06-15', 2_643, '汇缴时与清册逐人比对', template('payroll')),
  ...row(
    'MB04',
    '05',
    ['xlsx'],
    '批量修改手机号导入模板',
    '2025-10-27',
    1_705,
    '一次更新多名职工的手机号码',
    template('phones'),
  ),
  ...row(
    'RJ01',
    '06',
    ['zip'],
    '证书助手（Windows）',
    '2026-10-28',
    4_316,
    '数字证书（UKey）登录在电脑上需要的程序，适用 Windows 10 以上',
    {
      kind: 'agent',
    },
  ),
  ...row('RJ02', '06', PDF, '证书助手安装与使用说明', '2026-10-28', 2_190, '安装、插入密钥、浏览器授权和常见问题', {
    kind: 'agent-manual',
  }),
  ...row('RJ03', '06', ['txt'], 'OFD电子文件阅读说明', '2026-05-18', 1_266, '没有OFD阅读软件时怎样查看和打印', {
    kind: 'ofd-readme',
  }),
  ...yearFlows.flatMap(({ nd, gbrq }, at) =>
    row(
      `NB${nd}`,
      '07',
      PDF,
      `云州市住房公积金${nd}年年度报告`,
      gbrq,
      640 + at * 137,
      `${nd}年缴存、提取、贷款和资金情况`,
      {
        kind: 'report',
        year: nd,
      },
    ),
  ),
];
