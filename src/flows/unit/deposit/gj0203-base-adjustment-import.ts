import type { LabelledValue } from '@/api/client/labelled-value';
import {
  adjustmentFaults,
  adjustmentWarnings,
  type BaseLimits,
  baseOfWage,
  CLAMP_LABEL,
  type Clamp,
  dropsNotably,
  LEFT_UNCHANGED,
  monthlyTotal,
  shortReason,
  wageOf,
} from '@/domain/deposit/base-adjustment';
import { allPercents, type Fen, fenOf, formatMoney, parseOptionalYuan, signedMoney, toYuan } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { maskIdNumber } from '@/domain/text/mask';
import { isSameName } from '@/domain/text/person-name';
import { suggestedAmount } from '@/domain/text/typed-amount';
import type {
  CellProblem,
  ExpectedRules,
  ImportColumn,
  ImportDefinition,
  Verdict,
} from '@/engine/import/import-definition';
import { baseColumns } from '@/schema/unit/gj0203-base-adjustment';
import { NAME_MISMATCH } from '@/schema/unit/member-rows';

export interface BaseOptions {
  /** Effective month, whose terms the expected rows use. */
  sxny: string;
  /** Yuan. */
  lower: string;
  upper: string;
  /** Account numbers of the unit's sealed members. */
  sealed: readonly string[];
}

/** Result of a row. */
interface Adjusted {
  adjusted: boolean;
  former: Fen;
  base: Fen;
  clamp: Clamp;
  formerMonthly: Fen;
  monthly: Fen;
}

const [account, wage, reason] = baseColumns;
const columns: readonly ImportColumn[] = [
  { ...account, width: 16, role: 'key', required: true },
  { name: 'xingming', title: '姓名', width: 14, kind: 'text', role: 'fixed', required: true },
  { name: 'zjhm', title: '证件号码', width: 22, kind: 'text', role: 'fixed', required: false },
  { name: 'tzqgrjcjs', title: '调整前基数', width: 14, kind: 'money', role: 'fixed', required: false },
  { name: 'dwjcbl', title: '单位比例%', width: 10, kind: 'number', role: 'fixed', required: false },
  { name: 'grjcbl', title: '个人比例%', width: 10, kind: 'number', role: 'fixed', required: false },
  { ...wage, width: 16, role: 'input', required: true },
  { ...reason, width: 20, role: 'input', required: false },
  {
    name: 'sfqr',
    title: '职工已确认',
    width: 12,
    kind: 'text',
    role: 'input',
    required: false,
    options: [
      { value: '1', label: '是' },
      { value: '0', label: '否' },
    ],
  },
];

const at = (name: string) => columns.findIndex((column) => column.name === name);
const [GRZH, FORMER, DWJCBL, GRJCBL] = [at('grzh'), at('tzqgrjcjs'), at('dwjcbl'), at('grjcbl')];
const [WAGE, REASON, CONFIRMED] = [at('snypjgz'), at('btzyy'), at('sfqr')];

/** Rows of GJ0203: all contributing members, with last year's wage or the reason for the unchanged base. */
export const baseAdjustmentImport: ImportDefinition<BaseOptions, Adjusted> = {
  code: 'GJ0203',
  rows: 'expected',
  sheet: '缴存基数调整',
  columns,
  derived: [
    { title: '调整后基数', width: 14 },
    { title: '限额', width: 8 },
    { title: '调整前月缴存额', width: 16 },
    { title: '调整后月缴存额', width: 16 },
    { title: '变动额', width: 14 },
  ],
  words: {
    unit: '人',
    who: '职工',
    hint: '全部正常缴存的职工都已列出：填写上年月平均工资，或填写不调整原因，不能漏列。调整后基数按上下限自动计算。',
    leftOut: '本次按“不调整”处理，之后可另行办理',
  },
  start: ({ sxny, lower, upper, sealed }) =>
    rulesFor(sxny, { lower: fenOf(lower), upper: fenOf(upper) }, new Set(sealed)),
};

function rulesFor(sxny: string, limits: BaseLimits, sealed: ReadonlySet<string>): ExpectedRules<Adjusted> {
  return {
    judge: (cells) => judge(cells, limits),
    mismatch,
    unknownKey: (key) => (sealed.has(key) ? '该职工账户已封存，不参加基数调整' : '不是本单位正常缴存的职工账户'),
    derive: ({ adjusted, base, clamp, formerMonthly, monthly }) => [
      adjusted ? formatMoney(base) : '不调整',
      clamp === '' ? '' : CLAMP_LABEL[clamp],
      formatMoney(formerMonthly),
      formatMoney(monthly),
      signedMoney(monthly - formerMonthly),
    ],
    totals,
    wire: (cells, { adjusted, base }) => ({
      grzh: cells[GRZH] ?? '',
      sxny,
      snypjgz: adjusted ? toYuan(wageOf(cells[WAGE] ?? '')) : '',
      tzhgrjcjs: adjusted ? toYuan(base) : '',
      btzyy: adjusted ? '' : (cells[REASON] ?? ''),
      sfqr: cells[CONFIRMED] ?? '',
    }),
    wireLeftOut: (cells) => ({
      grzh: cells[GRZH] ?? '',
      sxny,
      snypjgz: '',
      tzhgrjcjs: '',
      btzyy: LEFT_UNCHANGED,
      sfqr: '',
    }),
  };
}

function judge(cells: readonly string[], limits: BaseLimits): Verdict<Adjusted> {
  const wage = cells[WAGE] ?? '';
  const reason = cells[REASON] ?? '';
  const problems: CellProblem[] = [];
  const say = (field: string, text: string, suggestion: string, takeable = false) =>
    problems.push({ field, text, suggestion, takeable });
  const faults = adjustmentFaults({ snypjgz: wage, btzyy: reason });
  if (faults.btzyy) say('btzyy', faults.btzyy, shortReason(reason), true);
  if (faults.snypjgz && reason !== '') say('snypjgz', faults.snypjgz, '清空其中一项');
  else if (faults.snypjgz) {
    const meant = suggestedAmount(wage);
    say('snypjgz', faults.snypjgz, meant || '填写上一年度的月平均工资，如8000.00', meant !== '');
  }
  // Cannot be corrected here; an invalid amount is not compared.
  const former = parseOptionalYuan(cells[FORMER]);
  const ratios = allPercents({ dwjcbl: cells[DWJCBL] ?? '', grjcbl: cells[GRJCBL] ?? '' });
  if (former === undefined) say('snypjgz', '中心登记的原缴存基数不是有效金额，请联系12329', '联系中心');
  else if (!ratios) say('snypjgz', '中心登记的缴存比例不是有效比例，请联系12329', '联系中心');
  if (problems.length > 0 || former === undefined || !ratios) return { problems, data: null };

  const { dwjcbl, grjcbl } = ratios;
  const formerMonthly = monthlyTotal(former, dwjcbl, grjcbl);
  if (reason !== '') {
    return {
      problems,
      data: { adjusted: false, former, base: former, clamp: '', formerMonthly, monthly: formerMonthly },
    };
  }
  const { base, clamp } = baseOfWage(wageOf(wage), limits);
  const monthly = monthlyTotal(base, dwjcbl, grjcbl);
  return { problems, data: { adjusted: true, former, base, clamp, formerMonthly, monthly } };
}

/** Name and ID number of a file must match the account; the ID number may be complete or masked as in the hall. */
function mismatch(column: string, given: string, known: string): string {
  if (column === 'xingming') return isSameName(given, known) ? '' : NAME_MISMATCH;
  if (column === 'zjhm') {
    return given === known || maskIdNumber(given.toUpperCase()) === known ? '' : '证件号码与该账户不一致';
  }
  // The centre's former base and ratios take precedence over the file's.
  return '';
}

function totals(rows: Iterable<Adjusted>): { figures: LabelledValue[]; warnings: string[] } {
  let [people, adjusted, atUpper, atLower, notableDrops] = [0, 0, 0, 0, 0];
  let [before, after] = [0n, 0n];
  let first: Fen | undefined;
  let allEqual = true;
  for (const row of rows) {
    people += 1;
    before += row.formerMonthly;
    after += row.monthly;
    if (!row.adjusted) continue;
    adjusted += 1;
    if (row.clamp === 'upper') atUpper += 1;
    if (row.clamp === 'lower') atLower += 1;
    if (dropsNotably(row.former, row.base)) notableDrops += 1;
    first ??= row.base;
    if (row.base !== first) allEqual = false;
  }
  return {
    figures: [
      { label: '调整人数', value: peopleText(adjusted) },
      { label: '不调整人数', value: peopleText(people - adjusted) },
      { label: '按上限 / 按下限', value: `${peopleText(atUpper)} / ${peopleText(atLower)}` },
      { label: '调整前月缴存总额', value: formatMoney(before) },
      { label: '调整后月缴存总额', value: formatMoney(after) },
      { label: '变动额', value: signedMoney(after - before) },
    ],
    warnings: adjustmentWarnings({ adjusted, atLower, notableDrops, allEqual }),
  };
}
