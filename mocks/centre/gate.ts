import { type Actor, type Desk, REFUSED, Refusal } from './desk';
import { personOf, unitOf } from './people';

/** What somebody has to put right before anything that binds them can be done. */
export interface Gap {
  /** Business that puts it right; '' where none does. */
  ywlx: string;
  /** As something to do. */
  title: string;
  sxsm: string;
  /** Page where it is done, where that is no business. */
  lj?: string;
  /** As the sentence of a refusal. */
  refusal: string;
}

const PERSON_KEY: Gap = { ywlx: '', title: '', sxsm: '', refusal: '您的关键信息不完整，请到柜台办理' };
const PERSON_BASIC: Gap = {
  ywlx: 'GJ0302',
  title: '完善个人基本信息',
  sxsm: '基本信息不完整，完善后方可办理业务',
  refusal: '您的基本信息不完整，请先完善基本信息',
};
const UNIT_KEY: Gap = {
  ywlx: 'GJ0103',
  title: '完善单位关键信息',
  sxsm: '关键信息不完整，完善后方可办理业务',
  refusal: '单位关键信息不完整，请先办理缴存登记关键信息变更',
};
const UNIT_BASIC: Gap = {
  ywlx: 'GJ0102',
  title: '完善单位基本信息',
  sxsm: '基本信息不完整，完善后方可办理业务',
  refusal: '您的基本信息不完整，请先完善基本信息',
};
const UNIT_STATEMENT: Gap = {
  ywlx: '',
  title: '确认单位结息对账单',
  sxsm: '上年度结息对账单尚未确认，确认后方可办理业务',
  lj: '/dwwt/cxyw/dwdzd',
  refusal: '请先确认单位结息对账单后再办理业务',
};

/** The gate of specification 4: complete information, and of a unit the confirmed interest statement; undefined when it is open. */
export function gapOf(desk: Desk, actor: Actor): Gap | undefined {
  if (actor.kind === 'developer') return undefined;
  if (actor.kind === 'unit') {
    const { completeness, statementConfirmed } = unitOf(desk, actor);
    if (completeness !== '0') return completeness === '2' ? UNIT_KEY : UNIT_BASIC;
    return statementConfirmed ? undefined : UNIT_STATEMENT;
  }
  const { completeness } = personOf(desk, actor);
  if (completeness === '0') return undefined;
  return completeness === '2' ? PERSON_KEY : PERSON_BASIC;
}

/**
 * The gate stands in front of the form; the centre does not rely on it. Everything that binds whoever is signed in passes it:
 * applications, standing instructions, claims of money, signatures, certificates.
 * @throws Refusal that says what is to be put right first
 */
export function passGate(desk: Desk, actor: Actor): void {
  const gap = gapOf(desk, actor);
  if (gap) throw new Refusal(REFUSED, gap.refusal);
}
