// Wording of certificates for use abroad: bilingual, the Chinese text first because it prevails.
import { type Fen, formatMoney } from '@/domain/money';
import { labelOf } from '../cases/field-reader';

/** Wording in Chinese, or with English added; '' where English adds nothing. */
export interface Wording {
  /** Label of a line, a column or a cell. */
  label(chinese: string, english: string): string;
  /** Value of a line. */
  value(chinese: string, english: string): string;
  /** Value of a code, whose English is in the table below. */
  code(dictionary: string, code: string): string;
}

export const inChinese: Wording = {
  label: (chinese) => chinese,
  value: (chinese) => chinese,
  code: labelOf,
};

export const inTwoLanguages: Wording = {
  label: (chinese, english) => (english === '' ? chinese : `${chinese} ${english}`),
  value: (chinese, english) => (english === '' ? chinese : `${chinese} / ${english}`),
  code: (dictionary, code) => inTwoLanguages.value(labelOf(dictionary, code), inEnglish(dictionary, code)),
};

/** Dictionary → code → English; missing codes stay Chinese. */
const ENGLISH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zjlx: {
    '01': 'Resident Identity Card',
    '02': 'Military Officer Card',
    '03': 'Passport',
    '04': 'Permanent Residence Card',
    '70': 'Residence Permit for Hong Kong, Macao and Taiwan Residents',
  },
  grzhzt: {
    '01': 'Active',
    '02': 'Suspended',
    '03': 'Merged',
    '04': 'Transferred out',
    '05': 'Closed',
    '06': 'Frozen',
  },
  gjmxlx: { '01': 'Monthly', '02': 'Back payment' },
  grzmyt: {
    '1': 'Visa application',
    '2': 'Housing loan in another city',
    '3': 'Household registration',
    '4': 'School enrolment',
    '5': 'Proof of contributions or repayments',
  },
};

/** Returns the English of a code; '' for a missing one. */
export const inEnglish = (dictionary: string, code: string): string => ENGLISH[dictionary]?.[code] ?? '';

/** Formats yuan or fen as CNY 1,920.00. */
export const moneyInEnglish = (amount: string | Fen): string => `CNY ${formatMoney(amount, '')}`;

export const monthsInEnglish = (months: number): string => `${months} months`;
