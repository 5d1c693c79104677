import {
  addDays,
  ageOn,
  isPlainDate,
  monthOf,
  monthSpan,
  monthsFrom,
  type PlainDate,
  type PlainMonth,
  shiftMonth,
} from '@/domain/dates';
import type { BaseLimits } from '@/domain/deposit/base-adjustment';
import { idNumberFault, isCertificateNumber, readIdNumber } from '@/domain/identity/id-number';
import { mobileFault } from '@/domain/identity/phone';
import { lastFirstMonth } from '@/domain/members/first-month';
import { namesText } from '@/domain/text/counts';
import { isPersonName, LONGEST_NAME } from '@/domain/text/person-name';
import { baseFault } from './member-rows';

/** Minimum working age (labour law). */
const LEAST_AGE = 16;
/** Maximum days before the first working day for an announcement. */
const DAYS_AHEAD = 30;
/** 居民身份证 of dictionary zjlx. */
export const ID_CARD = '01';

/** Columns of rows that open accounts (docs/rules/gj0301-account-opening.md), and when each is required. */
export const openColumns = [
  { name: 'zjhm', title: '证件号码', kind: 'text', needed: true },
  { name: 'xingming', title: '姓名', kind: 'text', needed: true },
  { name: 'zjlx', title: '证件类型', kind: 'text', needed: true, dictionary: 'zjlx' },
  { name: 'sjhm', title: '手机号码', kind: 'text', needed: true, once: true },
  { name: 'gzrq', title: '入职日期', kind: 'date', needed: true },
  {
    name: 'sfxcjgz',
    title: '首次参加工作',
    kind: 'text',
    needed: true,
    options: [
      { value: '1', label: '是' },
      { value: '0', label: '否' },
    ],
  },
  { name: 'grjcjs', title: '缴存基数', kind: 'money', needed: true },
  { name: 'qjny', title: '起缴年月', kind: 'month', needed: true },
] as const;

type OpenRow = Readonly<Partial<Record<(typeof openColumns)[number]['name'], string>>>;

interface OpenTerms {
  /** Next month to remit, and the fund's date. */
  due: PlainMonth;
  today: PlainDate;
  limits: BaseLimits;
}

/** First month owed: for a first job the second month of work, after a change of employer the month of the first wage. */
export function firstOwedMonth(gzrq: PlainDate, sfxcjgz: string): PlainMonth {
  return sfxcjgz === '1' ? shiftMonth(monthOf(gzrq), 1) : monthOf(gzrq);
}

/** Returns the problems of an account opening, column → sentence; the columns report missing values. */
export function openFaults(row: OpenRow, { due, today, limits }: OpenTerms): Record<string, string> {
  const { zjhm = '', xingming = '', zjlx = '', sjhm = '', gzrq = '', sfxcjgz = '', grjcjs = '', qjny = '' } = row;
  const faults: Record<string, string> = { ...baseFault(grjcjs, limits) };
  if (xingming && !isPersonName(xingming)) faults.xingming = '姓名应为中文或英文字母，少数民族姓名用·分隔';
  else if (Array.from(xingming).length > LONGEST_NAME) faults.xingming = `姓名不能超过${LONGEST_NAME}个字`;
  const wrongId = zjhm && zjlx === ID_CARD ? idNumberFault(zjhm) : '';
  if (wrongId) faults.zjhm = `请输入正确格式的证件号：${wrongId}`;
  if (zjhm && zjlx !== ID_CARD && !isCertificateNumber(zjhm)) faults.zjhm = '请输入正确格式的证件号';
  const birth = zjlx === ID_CARD ? readIdNumber(zjhm)?.birth : undefined;
  if (birth && ageOn(birth, today) < LEAST_AGE) faults.zjhm = `未满${LEAST_AGE}周岁，不能设立账户`;
  const wrongPhone = sjhm && mobileFault(sjhm);
  if (wrongPhone) faults.sjhm = `请输入正确格式的手机号：${wrongPhone}`;
  if (gzrq && gzrq > addDays(today, DAYS_AHEAD)) faults.gzrq = `入职日期不能晚于今天后${DAYS_AHEAD}日`;
  const owed = isPlainDate(gzrq) && sfxcjgz ? firstOwedMonth(gzrq, sfxcjgz) : '';
  const last = lastFirstMonth(due, today);
  if (qjny && qjny < due) faults.qjny = `起缴年月应大于等于应汇缴年月（${due}），以前月份请另行办理补缴`;
  else if (qjny && owed && qjny < owed) faults.qjny = `首次缴存年月最早为${owed}`;
  else if (qjny && qjny > last) faults.qjny = `起缴年月最晚为${last}`;
  return faults;
}

/** Key of the figure that counts members with months owed before their first deposit. */
export const OWED_BEFORE = 'qbrs';

/** Returns true if months are owed before the row's first deposit. */
export function monthsMissed({ gzrq = '', sfxcjgz = '', qjny = '' }: OpenRow): boolean {
  return gzrq !== '' && qjny > firstOwedMonth(gzrq, sfxcjgz);
}

/** Months owed before the first deposit: those since the account opening are back-paid in the hall, earlier ones at a branch. */
export function missedMonths(row: OpenRow, opened: PlainMonth): { hall: PlainMonth[]; branch: PlainMonth[] } {
  const { gzrq = '', sfxcjgz = '', qjny = '' } = row;
  const all = monthsMissed(row) ? monthsFrom(firstOwedMonth(gzrq, sfxcjgz), shiftMonth(qjny, -1)) : [];
  return { hall: all.filter((month) => month >= opened), branch: all.filter((month) => month < opened) };
}

/** Member with months: 宋分（2026-11）. */
export const namedMonths = (xingming: string, months: readonly PlainMonth[]): string =>
  `${xingming}（${monthSpan(months[0] ?? '', months.at(-1) ?? '')}）`;

/** Member and months to back-pay, by place (hall, branch); '' for none. */
export function missedNames(row: OpenRow, opened: PlainMonth): { hall: string; branch: string } {
  const { hall, branch } = missedMonths(row, opened);
  const named = (months: readonly PlainMonth[]) => (months.length > 0 ? namedMonths(row.xingming ?? '', months) : '');
  return { hall: named(hall), branch: named(branch) };
}

/** Hint about months to back-pay, used before submission, in the case and in the message. */
export function missedText(rows: readonly { hall: string; branch: string }[]): string[] {
  const names = (at: 'hall' | 'branch') => rows.map((row) => row[at]).filter((name) => name !== '');
  const [hall, branch] = [names('hall'), names('branch')];
  return [
    ...(hall.length > 0 ? [`${namesText(hall)}在起缴年月以前已有应缴月份，账户设立后请在网上办理补缴`] : []),
    ...(branch.length > 0 ? [`${namesText(branch)}应缴的月份早于开户年月，请到网点办理补缴`] : []),
  ];
}
