import type { LoanHousehold } from '@/api/loan-application';
import type { PersonFacts } from '@/engine/flow/facts';
import type {
  Address,
  CardNumber,
  Choice,
  CustomText,
  DateText,
  Decimal,
  Held,
  IdNumber,
  Int,
  Mobile,
  Money,
  Plain,
  Rate,
  Rows,
  Text,
  Tick,
} from '@/form/field-kinds';
import { must } from '@/form/rules';

import type { PickedHouse } from '../../blocks/building-table/house';
export interface CoBorrowerRow {
  gtjkrxm: Text;
  gtjkrzjlx: Choice;
  gtjkrzjhm: IdNumber;
  gtjkrysr: Money;
  gtcdgx: Choice;
  gtjkrsjhm: Mobile;
}

export interface GuarantorRow {
  bzrxm: Text;
  bzrzjhm: IdNumber;
  bzrdwmc: Text;
  bzrysr: Money;
  bzrsjhm: Mobile;
}

/** GD0101, in the order of the catalogue's five steps. */
export interface LoanValues {
  dklx: Choice;
  dkyt: Choice;
  jkrysr: Money;
  jkrfzje: Money;
  hyzk: Choice;
  poxm: Text;
  pozjlx: Choice;
  pozjhm: IdNumber;
  posjhm: Mobile;
  /** The spouse borrows too: sent as a row of `gtjkr`, typed here. */
  pogtjk: Choice;
  poysr: Money;
  gtjkr: Rows<CoBorrowerRow>;
  /** The chosen home as the building table tells it. */
  fwbh: Held<PickedHouse>;
  fwzl: Address;
  bdcqzh: Text;
  gfhtbh: Text;
  fwxz: Choice;
  fwlx: Choice;
  jzmj: Decimal;
  fwzj: Money;
  fwpgjz: Money;
  sfrmc: Text;
  sfrzhhm: Text;
  sfrkhyhmc: Text;
  lsjzdj: Choice;
  qdrq: DateText;
  gyqk: Choice;
  gybl: Rate;
  znsl: Int;
  sfk: Money;
  sqdkje: Money;
  sqdkqx: Int;
  dkhkfs: Choice;
  ydhkr: Int;
  sdje: Money;
  sdyhdm: Choice;
  ysdye: Money;
  szgfs: Choice;
  dkdblx: Choice;
  dywmc: Text;
  bzjgmc: Text;
  bzr: Rows<GuarantorRow>;
  hkzhly: Choice;
  hkyhdm: Choice;
  hkzh: CardNumber;
  sfqych: Choice;
  chfs: Choice;
  /** Mark of the cost statement that was read. */
  cbyd: CustomText;
  ywwd: Choice;
  beizhu: Text;
  sqzx: Tick;
  sqbdc: Tick;
  sqhy: Tick;
  cns: Tick;
}

export type Seen = Plain<LoanValues>;
export type LoanFacts = PersonFacts<LoanHousehold>;
export const rule = must<LoanValues, PersonFacts<LoanHousehold>>;

export const isMarried = ({ hyzk }: Seen) => hyzk === '20';
export const isSpouseBorrower = (values: Seen) => isMarried(values) && values.pogtjk === '1';
/** From a developer's building table. */
export const isNewHome = ({ dkyt }: Seen) => dkyt === '01' || dkyt === '03';
export const isSecondHand = ({ dkyt }: Seen) => dkyt === '02';
export const isBuilding = ({ dkyt }: Seen) => dkyt === '04' || dkyt === '05';
/** A commercial loan that becomes one of the fund. */
export const isTakeover = ({ dklx }: Seen) => dklx === '3';
export const isCombined = ({ dklx }: Seen) => dklx === '1';
/** The home is written down instead of being chosen. */
export const isWritten = (values: Seen) => values.dkyt !== '' && !isNewHome(values);
/** Kinds of guarantee that name what is mortgaged, an agency, people. */
export const hasMortgage = ({ dkdblx }: Seen) => ['01', '71', '72'].includes(dkdblx);
export const hasAgency = ({ dkdblx }: Seen) => ['03', '72', '74', '75'].includes(dkdblx);
export const hasGuarantors = ({ dkdblx }: Seen) => dkdblx === '76' || dkdblx === '03';

export const INITIAL: Seen = {
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
