import type { LoanHousehold } from '@/api/loan/loan-application';
import type { PersonFacts } from '@/engine/flow/facts';
import type {
  Address,
  CardNumber,
  Code,
  CustomText,
  DateText,
  Decimal,
  FreeText,
  Held,
  IdNumber,
  Int,
  Mobile,
  Money,
  Plain,
  Rate,
  Rows,
  Tick,
} from '@/schema/field-kinds';
import { must } from '@/schema/rules';

import type { PickedHouse } from '../../blocks/building-table/house';
export interface CoBorrowerRow {
  gtjkrxm: FreeText;
  gtjkrzjlx: Code;
  gtjkrzjhm: IdNumber;
  gtjkrysr: Money;
  gtcdgx: Code;
  gtjkrsjhm: Mobile;
}

export interface GuarantorRow {
  bzrxm: FreeText;
  bzrzjhm: IdNumber;
  bzrdwmc: FreeText;
  bzrysr: Money;
  bzrsjhm: Mobile;
}

/** Values of GD0101 in the order of its five tasks (docs/rules/gd0101-loan-application.md, Fields). */
export interface LoanValues {
  dklx: Code;
  dkyt: Code;
  jkrysr: Money;
  jkrfzje: Money;
  hyzk: Code;
  poxm: FreeText;
  pozjlx: Code;
  pozjhm: IdNumber;
  posjhm: Mobile;
  /** '1' if the spouse co-borrows: sent as a row of `gtjkr`, entered here. */
  pogtjk: Code;
  poysr: Money;
  gtjkr: Rows<CoBorrowerRow>;
  /** Chosen home with its data from the building table. */
  fwbh: Held<PickedHouse>;
  fwzl: Address;
  bdcqzh: FreeText;
  gfhtbh: FreeText;
  fwxz: Code;
  fwlx: Code;
  jzmj: Decimal;
  fwzj: Money;
  fwpgjz: Money;
  sfrmc: FreeText;
  sfrzhhm: FreeText;
  sfrkhyhmc: FreeText;
  lsjzdj: Code;
  qdrq: DateText;
  gyqk: Code;
  gybl: Rate;
  znsl: Int;
  sfk: Money;
  sqdkje: Money;
  sqdkqx: Int;
  dkhkfs: Code;
  ydhkr: Int;
  sdje: Money;
  sdyhdm: Code;
  ysdye: Money;
  szgfs: Code;
  dkdblx: Code;
  dywmc: FreeText;
  bzjgmc: FreeText;
  bzr: Rows<GuarantorRow>;
  hkzhly: Code;
  hkyhdm: Code;
  hkzh: CardNumber;
  sfqych: Code;
  chfs: Code;
  /** Fingerprint of the cost statement that was read. */
  cbyd: CustomText;
  ywwd: Code;
  beizhu: FreeText;
  sqzx: Tick;
  sqbdc: Tick;
  sqhy: Tick;
  cns: Tick;
}

export type Seen = Plain<LoanValues>;
export type LoanFacts = PersonFacts<LoanHousehold>;
export const loanRule = must<LoanValues, PersonFacts<LoanHousehold>>;

export const isBorrowerMarried = ({ hyzk }: Seen) => hyzk === '20';
export const isSpouseBorrower = (values: Seen) => isBorrowerMarried(values) && values.pogtjk === '1';
/** From a developer's building table. */
export const isNewHome = ({ dkyt }: Seen) => dkyt === '01' || dkyt === '03';
export const isResale = ({ dkyt }: Seen) => dkyt === '02';
export const isBuilding = ({ dkyt }: Seen) => dkyt === '04' || dkyt === '05';
/** Commercial loan converted to a fund loan. */
export const isTakeover = ({ dklx }: Seen) => dklx === '3';
export const isCombined = ({ dklx }: Seen) => dklx === '1';
/** The home is typed instead of chosen. */
export const isWritten = (values: Seen) => values.dkyt !== '' && !isNewHome(values);
/** Kinds of guarantee that require a mortgage, an agency, or guarantors. */
export const hasMortgage = ({ dkdblx }: Seen) => ['01', '71', '72'].includes(dkdblx);
export const hasAgency = ({ dkdblx }: Seen) => ['03', '72', '74', '75'].includes(dkdblx);
export const hasGuarantors = ({ dkdblx }: Seen) => dkdblx === '76' || dkdblx === '03';

export const INITIAL_LOAN_VALUES: Seen = {
  dklx: '',
  dkyt: '',
  jkrysr: '',
  jkrfzje: '',
  hyzk: '',
  poxm: '',
  pozjlx: '01',
  pozjhm: '',
  posjhm: '',
  pogtjk: '',
  poysr: '',
  gtjkr: [],
  fwbh: null,
  fwzl: { region: [], detail: '' },
  bdcqzh: '',
  gfhtbh: '',
  fwxz: '',
  fwlx: '',
  jzmj: '',
  fwzj: '',
  fwpgjz: '',
  sfrmc: '',
  sfrzhhm: '',
  sfrkhyhmc: '',
  lsjzdj: '0',
  qdrq: '',
  gyqk: '',
  gybl: '',
  znsl: '',
  sfk: '',
  sqdkje: '',
  sqdkqx: '',
  dkhkfs: '01',
  ydhkr: '',
  sdje: '',
  sdyhdm: '',
  ysdye: '',
  szgfs: '',
  dkdblx: '',
  dywmc: '',
  bzjgmc: '',
  bzr: [],
  hkzhly: '',
  hkyhdm: '',
  hkzh: '',
  sfqych: '',
  chfs: '',
  cbyd: '',
  ywwd: '',
  beizhu: '',
  sqzx: false,
  sqbdc: false,
  sqhy: false,
  cns: false,
};
