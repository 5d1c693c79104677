import type { ProjectFilter } from '@/api/public/projects';
import { withoutGrouping } from '@/domain/money';
import { readMoney } from '@/schema/clean-text';

/** Values without filters. */
export const NO_CONDITION = {
  qy: '',
  kfsmc: '',
  lpmc: '',
  jjq: '',
  jjz: '',
  lsjzdj: '',
  kd: '',
  px: '',
  page: '1',
};

/** Values without an open property, for returning to the list. */
export const NO_PROJECT = { lpbh: '', ldbh: '', dy: '', zt: '1', fypage: '1' };

/** Query parameters of /cooperation: filters and page of the list, and the open property with its homes. */
export const DEFAULT_PROJECT_FILTER = { ...NO_CONDITION, size: '20', ...NO_PROJECT, fysize: '20' };

export type CooperationAddress = Readonly<Record<keyof typeof DEFAULT_PROJECT_FILTER, string>>;

export const ORDERS = [
  { value: '', label: '默认排序' },
  { value: '1', label: '均价从低到高' },
  { value: '2', label: '均价从高到低' },
  { value: '3', label: '可贷套数从多到少' },
  { value: '4', label: '竣工日期从早到晚' },
] as const;

export const STARS = [
  { value: '', label: '不限' },
  { value: '1', label: '一星及以上' },
  { value: '2', label: '二星及以上' },
  { value: '3', label: '三星' },
] as const;

/** Maximum digits of a price per square metre, yuan. */
export const PRICE_DIGITS = 6;

/** Maximum length of a price as typed: with ¥, thousands separators, 元. */
export const PRICE_LENGTH = 12;

/** Price as typed or pasted, as amounts of the forms are read: '15,000元' → '15000', '1.5万' → '15000'. */
export const typedPrice = (text: string): string => withoutGrouping(readMoney(text, ''));

/** Maximum length of a searched name. */
export const NAME_LENGTH = 50;

export interface PriceProblems {
  jjq?: string;
  jjz?: string;
}

export function priceProblems({ jjq, jjz }: Pick<CooperationAddress, 'jjq' | 'jjz'>): PriceProblems {
  const wrong = `请填写不超过${PRICE_DIGITS}位的整数`;
  const isPrice = (text: string) => /^\d*$/.test(text) && text.length <= PRICE_DIGITS;
  if (!isPrice(jjq)) return { jjq: wrong };
  if (!isPrice(jjz)) return { jjz: wrong };
  return jjq !== '' && jjz !== '' && Number(jjq) > Number(jjz) ? { jjz: '最高均价不能低于最低均价' } : {};
}

/** The request; invalid values of an address are dropped, prices are validated before. */
export function filterOf(address: CooperationAddress): ProjectFilter {
  const { qy, kfsmc, lpmc, jjq, jjz, lsjzdj, kd, px } = address;
  const known = (options: readonly { value: string }[], value: string) =>
    options.some((option) => option.value === value) ? value : '';
  const asked = {
    qy: cut(qy),
    kfsmc: cut(kfsmc),
    lpmc: cut(lpmc),
    jjq,
    jjz,
    lsjzdj: known(STARS, lsjzdj),
    kd: kd === '1' ? '1' : '',
    px: known(ORDERS, px),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
}

export function hasCondition(address: CooperationAddress): boolean {
  const { px: _, page: _page, ...conditions } = NO_CONDITION;
  // Object.keys widens the constant's keys to string.
  return (Object.keys(conditions) as (keyof typeof conditions)[]).some((key) => address[key].trim() !== '');
}

function cut(text: string): string {
  return [...text.trim()].slice(0, NAME_LENGTH).join('');
}

/** '?…' of a property's address, including the list's filters for the way back. */
export function projectSearch(address: CooperationAddress, lpbh: string): string {
  const query = { ...address, ...NO_PROJECT, lpbh };
  const params = new URLSearchParams();
  for (const key of Object.keys(DEFAULT_PROJECT_FILTER) as (keyof typeof DEFAULT_PROJECT_FILTER)[]) {
    if (query[key] !== DEFAULT_PROJECT_FILTER[key]) params.set(key, query[key]);
  }
  return `?${params}`;
}
