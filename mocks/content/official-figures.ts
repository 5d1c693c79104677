import { REMEDIES } from '@/domain/documents/case-paper';
import { moneyText } from '@/domain/money';
import { baseLimitsByYear } from '../data/policy/base-limits';
import { policy, policyQuantity, policyUnit } from '../data/policy/policy';
import { CENTRE_NAME } from '../data/system-config';

type Key = `p.${string}`;

/** '{p.…}' a parameter with its unit, '{p.….value}' as it stands, '{p.….money}' to the cent; '{…}' what is worked out below. */
const PLACE = /\{(?:(p\.\w+)(?:\.(value|money))?|(\w+))\}/g;

/** The name of the centre, what may be done against its decisions, and figures worked out from parameters. */
const WORKED_OUT: Readonly<Record<string, string>> = {
  centre: CENTRE_NAME,
  remedies: REMEDIES,
  depositYear: written(policy('p.jcnd').value).replace(' 至 ', '至'),
  debitDays: `${policy('p.lhKkr').value.replace('-', '日至')}日`,
  subsidyMonth: policy('p.bybtJe').effective.slice(0, 7),
  loanYears: yearsOf('p.dkZcqx'),
  decorationYears: yearsOf('p.zxJg'),
  leastAtLowRate: deposit('p.jcjsXx', 'p.jcblXx'),
  mostAtLowRate: deposit('p.jcjsSx', 'p.jcblXx'),
  mostOfBothAtLowRate: deposit('p.jcjsSx', 'p.jcblXx', 2),
  leastAtHighRate: deposit('p.jcjsXx', 'p.jcblSx'),
  mostAtHighRate: deposit('p.jcjsSx', 'p.jcblSx'),
  mostOfBothAtHighRate: deposit('p.jcjsSx', 'p.jcblSx', 2),
  highestBase2024: formatYuan(Number(baseLimitsByYear['2024']?.upper)),
  lowestBase2024: formatYuan(Number(baseLimitsByYear['2024']?.lower)),
  highestBase2025: formatYuan(Number(baseLimitsByYear['2025']?.upper)),
  lowestBase2025: formatYuan(Number(baseLimitsByYear['2025']?.lower)),
  ...decoration(60, 70_000),
  ...decoration(90, 180_000),
  ...decoration(150, 300_000),
};

/** The text with figures as official texts write them. @throws Error for a place that nothing fills */
export function withOfficialFigures(text: string): string {
  return text.replace(PLACE, (place, key?: Key, form?: string, name = '') => {
    if (key) return form === 'money' ? moneyText(policy(key).value) : form ? bareOf(key, place) : figureOf(key);
    const figure = WORKED_OUT[name];
    if (figure === undefined) throw new Error(`No figure for ${place}`);
    return figure;
  });
}

/** A count or a rate as it stands. @throws Error for an amount, which is written with its separators */
function bareOf(key: Key, place: string): string {
  const parameter = policy(key);
  if (policyUnit(parameter).startsWith('元')) throw new Error(`An amount is no bare value: ${place}`);
  return parameter.value;
}

/** '28,680元', '3个工作日', '12%'. */
function figureOf(key: Key): string {
  const parameter = policy(key);
  return policyUnit(parameter).startsWith('元') ? formatYuan(yuanOf(key)) : policyQuantity(parameter);
}

/** An amount parameter in yuan. */
function yuanOf(key: Key): number {
  const value = Number(policy(key).value);
  if (!Number.isFinite(value)) throw new Error(`Policy parameter ${key} is no amount`);
  return value;
}

/** '28,680元', '6,883.20元', '60万元' as official texts write amounts. */
function formatYuan(yuan: number): string {
  if (yuan >= 100_000 && yuan % 10_000 === 0) return `${yuan / 10_000}万元`;
  const digits = Number.isInteger(yuan) ? 0 : 2;
  return `${yuan.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: 2 })}元`;
}

function yearsOf(key: Key): string {
  return `${Number(policy(key).value) / 12}年`;
}

/** A monthly deposit at the limit of base and rate, of one side or of both. */
function deposit(base: Key, rate: Key, sides = 1): string {
  return formatYuan((yuanOf(base) * yuanOf(rate) * sides) / 100);
}

/** 装修: by area, and the least of that, of what was paid and of the whole limit. */
function decoration(area: number, paid: number): Record<string, string> {
  const byArea = area * yuanOf('p.zxDj');
  return {
    [`decoration${area}`]: formatYuan(byArea),
    [`decoration${area}Granted`]: formatYuan(Math.min(byArea, paid, yuanOf('p.zxZe'))),
  };
}

/** Dates as official texts write them: 2026-07-01 → 2026年7月1日. */
function written(text: string): string {
  return text.replace(/(\d{4})-(\d{2})-(\d{2})/g, (_all, year, month, day) => `${year}年${+month}月${+day}日`);
}
