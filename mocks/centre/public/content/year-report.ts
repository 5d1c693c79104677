import type { YearFigures } from '@/api/public/centre-intro';
import { divideHalfUp, fenOf, formatMoney } from '@/domain/money';
import type { Guide } from '../../../data/downloads/download-guides';
import { yearFigures } from './year-figures';

/** Annual report of a year: text, and a table of the years up to it. */
export function yearReport(year: string): Guide {
  const years = yearFigures().filter(({ nd }) => nd <= year);
  const [now, before] = years;
  if (!now) return { paragraphs: [] };
  return {
    paragraphs: [
      '根据国务院《住房公积金管理条例》和关于健全住房公积金信息披露制度的要求，经住房公积金管理委员会审议通过，现将本年度住房公积金管理运行情况公布如下。',
      `一、缴存：${year}年，实缴单位${count(now.sjdws)}家，实缴职工${count(now.sjrs)}人；全年缴存${hundredMillion(now.jce)}亿元${change(now.jce, before?.jce)}。年末缴存余额${hundredMillion(now.jcye)}亿元${change(now.jcye, before?.jcye)}。`,
      `二、提取：全年提取${hundredMillion(now.tqe)}亿元${change(now.tqe, before?.tqe)}，占当年缴存额的${percent(now.tqe, now.jce)}%。`,
      `三、贷款：全年发放个人住房贷款${count(now.dkbs)}笔、${hundredMillion(now.ffe)}亿元${change(now.ffe, before?.ffe)}。年末贷款余额${hundredMillion(now.dkye)}亿元，个人住房贷款率${now.gdl}%。`,
      '四、其他：本报告中的金额单位为亿元，四舍五入保留两位小数，合计数与分项之和可能略有差异。',
    ],
    tables: [
      {
        caption: '历年主要数据（金额单位：亿元）',
        head: [
          '年度',
          '实缴单位',
          '实缴职工',
          '缴存额',
          '提取额',
          '缴存余额',
          '放贷笔数',
          '放贷额',
          '贷款余额',
          '个贷率',
        ],
        align: ['center', ...Array.from({ length: 9 }, () => 'right' as const)],
        rows: years.map((one) => [
          one.nd,
          count(one.sjdws),
          count(one.sjrs),
          ...[one.jce, one.tqe, one.jcye].map(hundredMillion),
          count(one.dkbs),
          ...[one.ffe, one.dkye].map(hundredMillion),
          `${one.gdl}%`,
        ]),
      },
    ],
  };
}

const count = (number: number) => number.toLocaleString('en-US');
const hundredMillion = (yuan: string) => formatMoney(divideHalfUp(fenOf(yuan), 100_000_000n), '');
const percent = (part: YearFigures['jce'], whole: string) =>
  formatMoney(divideHalfUp(fenOf(part) * 10_000n, fenOf(whole)), '');

function change(now: string, before: string | undefined): string {
  if (before === undefined) return '';
  const grown = fenOf(now) - fenOf(before);
  const rate = formatMoney(divideHalfUp((grown < 0n ? -grown : grown) * 10_000n, fenOf(before)), '');
  return `，比上年${grown < 0n ? '减少' : '增长'}${rate}%`;
}
