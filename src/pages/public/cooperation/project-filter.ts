import type { ProjectFilter } from '@/api/projects';

/** What the address of /cooperation holds: conditions and page of the list, and the property on show with its homes. */
export const USUAL = {
  qy: '',
  kfsmc: '',
  lpmc: '',
  jjq: '',
  jjz: '',
  lsjzdj: '',
  kd: '',
  px: '',
  page: '1',
  size: '20',
  lpbh: '',
  ldbh: '',
  dy: '',
  zt: '1',
  fypage: '1',
  fysize: '20',
};

export type CooperationAddress = Readonly<Record<keyof typeof USUAL, string>>;

/** The list as it is without a condition. */
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

/** Back to the list: nothing of the property that was on show. */
export const NO_PROJECT = { lpbh: '', ldbh: '', dy: '', zt: '1', fypage: '1' };

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

/** Most digits of a price of a square metre, in yuan. */
export const PRICE_DIGITS = 6;

/** Longest name the centre looks for. */
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

/** What the centre is asked; values that only a broken address can hold count as not given, prices are checked before. */
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
  // The keys are those of the constant above.
  return (Object.keys(conditions) as (keyof typeof conditions)[]).some((key) => address[key].trim() !== '');
}

function cut(text: string): string {
  return [...text.trim()].slice(0, NAME_LENGTH).join('');
}

/** '?…' of a property's own address, with the list's conditions kept for the way back. */
export function projectSearch(address: CooperationAddress, lpbh: string): string {
  const kept = { ...address, ...NO_PROJECT, lpbh };
  const params = new URLSearchParams();
  for (const key of Object.keys(USUAL) as (keyof typeof USUAL)[]) {
    if (kept[key] !== USUAL[key]) params.set(key, kept[key]);
  }
  return `?${params}`;
}
