import type { FlexibleStart } from '@/api/person/flexible';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import type {
  Address,
  CardNumber,
  Code,
  DateText,
  FreeText,
  Int,
  Money,
  MonthText,
  Plain,
  Rate,
  SmsCode,
  Tick,
} from '@/schema/field-kinds';

/** Fields of GJ0801 (docs/rules/gj0801-flexible-opening.md). */
export interface FlexibleValues {
  csny: DateText;
  lhrylb: Code;
  cyrzt: Code;
  hkszd: Address;
  jzdz: Address;
  hyzk: Code;
  xueli: Code;
  lhjclx: Code;
  grjcjs: Money;
  grjcbl: Rate;
  yjce: Money;
  ycxje: Money;
  qjny: MonthText;
  kkyhdm: Code;
  kkzh: CardNumber;
  kkr: Int;
  szrmbqb: FreeText;
  ywwd: Code;
  dxyzm: SmsCode;
  cns: Tick;
  beizhu: FreeText;
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
