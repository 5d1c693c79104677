import { addMonths, isPlainDate, monthOf, type PlainDate } from '@/domain/dates';
import { statutoryRetirement } from '@/domain/deposit/retirement';
import { readIdNumber } from '@/domain/identity/id-number';
import { FLEXIBLE_RULES } from '../../../data/menus/rule-names';
import type { RawValues, RuleCondition } from '../../cases/rule';
import type { PersonRecord } from '../../kernel/people';

const YOUNGEST = 16;

/** Returns the birthday by ID number; as stated with another certificate. */
export function birthOf({ zjhm }: Pick<PersonRecord, 'zjhm'>, raw: RawValues): PlainDate | undefined {
  const said = typeof raw.csny === 'string' && isPlainDate(raw.csny) ? raw.csny : undefined;
  return readIdNumber(zjhm)?.birth ?? said;
}

/** Condition of age: 16 to the statutory age; 55 plus the delay for women without an employer. */
export function ageCondition(person: PersonRecord, raw: RawValues, today: PlainDate): RuleCondition {
  const birth = birthOf(person, raw);
  const woman = readIdNumber(person.zjhm)?.gender === '2';
  const retires = birth && statutoryRetirement(birth, woman ? 'woman55' : 'man').month;
  const old = retires !== undefined && retires <= monthOf(today);
  const young = birth !== undefined && addMonths(birth, YOUNGEST * 12) > today;
  return {
    tjbh: 'NL',
    tjmc: `年满${YOUNGEST}周岁且未达到法定退休年龄`,
    mz: !old && !young,
    sjz: birth ? `${birth}出生，法定退休年月${retires}` : '填写出生日期后核对',
    yqz: `满${YOUNGEST}周岁，法定退休年月晚于${monthOf(today)}`,
    yj: FLEXIBLE_RULES,
    xyb: young ? `年满${YOUNGEST}周岁后再办理` : '已达到法定退休年龄的不再缴存；已有账户的可办理离退休提取',
    ...(old && { lj: '/grwt/tqSys/tqyw/ltx_tq' }),
    refusal: young ? `未满${YOUNGEST}周岁，不能办理灵活就业开户` : '已达到法定退休年龄，不能办理灵活就业开户',
  };
}
