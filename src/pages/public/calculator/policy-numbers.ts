import type { LoanPolicy } from '@/domain/loan/loan-limits';
import type { HomeCount, RateTable } from '@/domain/loan/loan-terms';
import { type Fen, parseYuan } from '@/domain/money';
import { isDecimalText } from '@/domain/text/decimal-text';

/** The centre's policy as used by the calculator; percentages as text. */
export interface PolicyNumbers {
  rates: RateTable;
  limits: LoanPolicy;
  /** Minimum down payment by home count; affordable homes have their own. */
  down: Readonly<Record<HomeCount | 'affordable', string>>;
  children: string;
  green: string;
  /** Months. */
  termMost: number;
  ageMost: number;
  prepaidLeast: Fen;
  /** Loan prime rate over five years, '' if the centre does not publish it. */
  prime: string;
}

/** Undefined if a parameter is missing or not a number: nothing is calculated then, rather than a wrong result. */
export function policyNumbers(read: (key: string) => string): PolicyNumbers | undefined {
  let whole = true;
  const percent = (key: string) => {
    const text = read(key);
    if (!isDecimalText(text) || text.length > 8) whole = false;
    return text;
  };
  const count = (key: string) => {
    const text = read(key);
    if (!/^[1-9]\d{0,3}$/.test(text)) whole = false;
    return Number(text);
  };
  const amount = (key: string) => {
    const fen = parseYuan(read(key));
    if (fen === undefined || fen < 0n) whole = false;
    return fen ?? 0n;
  };
  const prime = read('p.lpr5');
  const numbers: PolicyNumbers = {
    rates: {
      firstShort: percent('p.dkLlS1'),
      firstLong: percent('p.dkLlS2'),
      secondShort: percent('p.dkLlE1'),
      secondLong: percent('p.dkLlE2'),
    },
    limits: {
      capOne: amount('p.dkGr'),
      capFamily: amount('p.dkJt'),
      upliftMost: percent('p.dkSfSx'),
      multiple: String(count('p.dkBs')),
      balanceLeast: amount('p.dkYeBd'),
      incomePercent: percent('p.dkHkbl'),
    },
    down: { '1': percent('p.dkSf1'), '2': percent('p.dkSf2'), affordable: percent('p.dkSfBz') },
    children: percent('p.dkDzn'),
    green: percent('p.dkLs'),
    termMost: count('p.dkZcqx'),
    ageMost: count('p.dkZdnl'),
    prepaidLeast: amount('p.thZd'),
    prime: isDecimalText(prime) && prime.length <= 8 ? prime : '',
  };
  return whole ? numbers : undefined;
}
