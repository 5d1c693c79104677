import type {
  Address,
  CardNumber,
  Code,
  DateText,
  Email,
  FreeText,
  IdNumber,
  Int,
  Mobile,
  MonthText,
  Plain,
  Rate,
  Tel,
  Tick,
} from '@/schema/field-kinds';

/** Values of a unit's registration (docs/rules/gj0101-unit-registration.md), named by the data standard. */
export interface RegistrationValues {
  dwmc: FreeText;
  dwxz: Code;
  dwjjlx: Code;
  dwsshy: Code;
  dwlsgx: Code;
  dwslrq: DateText;
  dwdz: Address;
  dwyb: FreeText;
  dwlxdh: Tel;
  dwdzxx: Email;
  pzjgmc: FreeText;
  dwfrdbxm: FreeText;
  dwfrdbzjlx: Code;
  dwfrdbzjhm: IdNumber;
  dwfrdbsjhm: Mobile;
  jbrxm: FreeText;
  jbrzjlx: Code;
  jbrzjhm: IdNumber;
  dwfxr: Int;
  zgrs: Int;
  dwjcbl: Rate;
  grjcbl: Rate;
  dwschjny: MonthText;
  hjfs: Code;
  fkyhdm: Code;
  fkzh: CardNumber;
  styhdm: Code;
  ywwd: Code;
  beizhu: FreeText;
  cns: Tick;
}

export const INITIAL_REGISTRATION: Plain<RegistrationValues> = {
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
