import type { FlexibleStart } from '@/api/flexible';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import type {
  Address,
  CardNumber,
  Choice,
  DateText,
  Int,
  Money,
  MonthText,
  Plain,
  Rate,
  SmsCode,
  Text,
  Tick,
} from '@/form/field-kinds';

/** What GJ0801 asks for (domain catalogue 7). */
export interface FlexibleValues {
  csny: DateText;
  lhrylb: Choice;
  cyrzt: Choice;
  hkszd: Address;
  jzdz: Address;
  hyzk: Choice;
  xueli: Choice;
  lhjclx: Choice;
  grjcjs: Money;
  grjcbl: Rate;
  yjce: Money;
  ycxje: Money;
  qjny: MonthText;
  kkyhdm: Choice;
  kkzh: CardNumber;
  kkr: Int;
  szrmbqb: Text;
  ywwd: Choice;
  dxyzm: SmsCode;
  cns: Tick;
  beizhu: Text;
}

export const flexibleInitial: Plain<FlexibleValues> = {
  csny: '',
  lhrylb: '',
  cyrzt: '',
  hkszd: { region: [], detail: '' },
  jzdz: { region: [], detail: '' },
  hyzk: '',
  xueli: '',
  lhjclx: '1',
  grjcjs: '',
  grjcbl: '',
  yjce: '',
  ycxje: '',
  qjny: '',
  kkyhdm: '',
  kkzh: '',
  kkr: '',
  szrmbqb: '',
  ywwd: '',
  dxyzm: '',
  cns: false,
  beizhu: '',
};

export type FlexibleSection = Section<FlexibleValues, PersonFacts<FlexibleStart>>;

export const monthly = ({ lhjclx }: Pick<Plain<FlexibleValues>, 'lhjclx'>) => lhjclx === '1';
