import type {
  Address,
  CardNumber,
  Choice,
  DateText,
  Email,
  IdNumber,
  Int,
  Mobile,
  MonthText,
  Plain,
  Rate,
  Tel,
  Text,
  Tick,
} from '@/form/field-kinds';

/** What is typed for a unit's registration (domain catalogue GJ0101), by the names of the data standard. */
export interface RegistrationValues {
  dwmc: Text;
  dwxz: Choice;
  dwjjlx: Choice;
  dwsshy: Choice;
  dwlsgx: Choice;
  dwslrq: DateText;
  dwdz: Address;
  dwyb: Text;
  dwlxdh: Tel;
  dwdzxx: Email;
  pzjgmc: Text;
  dwfrdbxm: Text;
  dwfrdbzjlx: Choice;
  dwfrdbzjhm: IdNumber;
  dwfrdbsjhm: Mobile;
  jbrxm: Text;
  jbrzjlx: Choice;
  jbrzjhm: IdNumber;
  dwfxr: Int;
  zgrs: Int;
  dwjcbl: Rate;
  grjcbl: Rate;
  dwschjny: MonthText;
  hjfs: Choice;
  fkyhdm: Choice;
  fkzh: CardNumber;
  styhdm: Choice;
  ywwd: Choice;
  beizhu: Text;
  cns: Tick;
}

export const INITIAL: Plain<RegistrationValues> = {
  dwmc: '',
  dwxz: '',
  dwjjlx: '',
  dwsshy: '',
  dwlsgx: '',
  dwslrq: '',
  dwdz: { region: [], detail: '' },
  dwyb: '',
  dwlxdh: '',
  dwdzxx: '',
  pzjgmc: '',
  dwfrdbxm: '',
  dwfrdbzjlx: '01',
  dwfrdbzjhm: '',
  dwfrdbsjhm: '',
  jbrxm: '',
  jbrzjlx: '01',
  jbrzjhm: '',
  dwfxr: '',
  zgrs: '',
  dwjcbl: '',
  grjcbl: '',
  dwschjny: '',
  hjfs: '',
  fkyhdm: '',
  fkzh: '',
  styhdm: '',
  ywwd: '',
  beizhu: '',
  cns: false,
};
