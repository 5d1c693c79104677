import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { type PersonRecord, personOf, type UnitRecord, unitOf } from '../kernel/people';
import { keyGapText, unitGapText } from './key-gaps';

/** What may be missing before a business can be done: basic or key information, the service agreement, the confirmed interest statement. */
export type Completion = 'basic' | 'key' | 'agreement' | 'statement';

/** What somebody has to put right before anything that binds them can be done. */
export interface Gap {
  what: Completion;
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

/** Any business says at its door what is missing and where to go: the own information is the nearest. A unit puts everything right itself. */
const PERSON_DOOR = '/grwt/zhxx/zhxxbg/grzhxxbg';
const FLEXIBLE_DOOR = '/grwt/zhxx/lhjyryyw/lhjyrykh';

function personKey(person: PersonRecord): Gap {
  return {
    what: 'key',
    ywlx: '',
    title: '完善个人关键信息',
    sxsm: keyGapText(person),
    lj: person.roles.includes('lhjyjczgry') ? FLEXIBLE_DOOR : PERSON_DOOR,
    refusal: '您的关键信息不完整，请到柜台办理',
  };
}

function unitKey(unit: UnitRecord): Gap {
  return {
    what: 'key',
    ywlx: 'GJ0103',
    title: '完善单位关键信息',
    sxsm: `${unitGapText(unit)}请办理缴存登记关键信息变更`,
    refusal: '单位关键信息不完整，请先办理缴存登记关键信息变更',
  };
}

const PERSON_BASIC: Gap = {
  what: 'basic',
  ywlx: 'GJ0302',
  title: '完善个人基本信息',
  sxsm: '基本信息不完整，完善后方可办理业务',
  refusal: '您的基本信息不完整，请先完善基本信息',
};
const UNIT_BASIC: Gap = {
  what: 'basic',
  ywlx: 'GJ0102',
  title: '完善单位基本信息',
  sxsm: '基本信息不完整，完善后方可办理业务',
  refusal: '您的基本信息不完整，请先完善基本信息',
};
/** Where a unit agrees to the service agreement: no row of a menu. */
export const AGREEMENT_PAGE = '/user_agreement?xylx=unit';

const UNIT_AGREEMENT: Gap = {
  what: 'agreement',
  ywlx: '',
  title: '同意单位网上业务协议',
  sxsm: '尚未同意单位网上业务协议，同意后方可办理业务',
  lj: AGREEMENT_PAGE,
  refusal: '本单位尚未同意单位网上业务协议，请先阅读并同意后再办理业务',
};
const UNIT_STATEMENT: Gap = {
  what: 'statement',
  ywlx: '',
  title: '确认单位结息对账单',
  sxsm: '上年度结息对账单尚未确认，确认后方可办理业务',
  lj: '/dwwt/cxyw/dwlxd_cx',
  refusal: '请先确认单位结息对账单后再办理业务',
};

export const CLOSED_TEXT = '单位缴存登记已注销，可以登录查询，不能再办理业务';

/** A unit that ended reads what there was and does nothing any more. */
export function isClosed(desk: Desk, actor: Actor): boolean {
  return actor.kind === 'unit' && unitOf(desk, actor).dwzhzt === '04';
}

/** The gate of specification 3 and 4, in the order in which it is asked; undefined when it is open. */
export function gapOf(desk: Desk, actor: Actor): Gap | undefined {
  return gapsOf(desk, actor)[0];
}

/** All that has to be put right: complete information, and of a unit the service agreement and the confirmed interest statement. */
export function gapsOf(desk: Desk, actor: Actor): Gap[] {
  if (actor.kind === 'developer') return [];
  if (actor.kind === 'unit') {
    const unit = unitOf(desk, actor);
    return [
      ...(unit.completeness === '0' ? [] : [unit.completeness === '2' ? unitKey(unit) : UNIT_BASIC]),
      ...(unit.agreementOpen ? [UNIT_AGREEMENT] : []),
      ...(unit.statementConfirmed ? [] : [UNIT_STATEMENT]),
    ];
  }
  const person = personOf(desk, actor);
  if (person.completeness === '0') return [];
  return [person.completeness === '2' ? personKey(person) : PERSON_BASIC];
}

/**
 * The gate stands in front of the form; the centre does not rely on it. Everything that binds whoever is signed in passes it:
 * applications, standing instructions, claims of money, signatures, certificates.
 * `completes`: what the business itself puts right.
 * @throws Refusal that says what is to be put right first
 */
export function passGate(desk: Desk, actor: Actor, completes: readonly Completion[] = []): void {
  if (isClosed(desk, actor)) throw new Refusal(REFUSED, CLOSED_TEXT);
  const gap = gapOf(desk, actor);
  if (gap && !completes.includes(gap.what)) throw new Refusal(REFUSED, gap.refusal);
}
