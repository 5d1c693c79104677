import type { AddressValues } from '@/lib/address/use-address-values';

/**
 * Query parameters of the calculator with example values. Kinds sharing a parameter share its value. Names missing in the glossary's
 * section are the centre's.
 */
export const DEFAULT_VALUES = {
  jslx: '1',
  dkje: '600000.00',
  dkqx: '360',
  /** '' until the policy has loaded, then the present rate. */
  ll: '',
  hkfs: '01',
  fwzj: '1500000.00',
  sfst: '1',
  dkyt: '01',
  zhye1: '50000.00',
  zhye2: '',
  jtysr: '15000.00',
  qtzw: '',
  znsl: '',
  lsjz: '0',
  csny: '1992-06',
  txlb: 'man',
  syje: '553030.69',
  syqx: '216',
  thje: '100000.00',
  thfs: '01',
  jgts: '',
  yqx: '240',
  yhqs: '24',
  sdje: '400000.00',
  sdqx: '360',
  /** As `ll`. */
  sdll: '',
  sdfs: '01',
  sfje: '500000.00',
  yzj: '2500.00',
  zjzf: '2',
  fjzf: '0.5',
  cxsy: '1.5',
  gfcb: '1.5',
  cycb: '0.3',
  nx: '20',
} satisfies AddressValues<string>;

export type Key = keyof typeof DEFAULT_VALUES;
export type CalculatorValues = AddressValues<Key>;

/** `jslx`. */
export type Kind = '1' | '2' | '3' | '4' | '5';

export const KINDS: readonly { kind: Kind; name: string; question: string }[] = [
  { kind: '1', name: '还款计算', question: '每月还多少、一共付多少利息' },
  { kind: '2', name: '可贷额度', question: '最多能贷多少，由什么决定' },
  { kind: '3', name: '提前还款', question: '提前还一部分，能省多少利息' },
  { kind: '4', name: '组合贷款', question: '公积金贷款加商业贷款，合计每月还多少' },
  { kind: '5', name: '租还对比', question: '租房与贷款买房，几年后哪个更划算' },
];

/** Validated kind; the first for an unknown code. */
export function calculatorKind({ jslx }: CalculatorValues): Kind {
  return KINDS.find(({ kind }) => kind === jslx)?.kind ?? '1';
}
