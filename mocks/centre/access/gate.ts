import { type PersonRecord, personOf, type UnitRecord, unitOf } from '../kernel/people';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { keyGapText, unitGapText } from './key-gaps';

/** Prerequisites of a business: basic or key information, service agreement, confirmed interest statement. */
export type RequiredCompletion = 'basic' | 'key' | 'agreement' | 'statement';

/** A missing prerequisite of every binding action. */
export interface Gap {
  what: RequiredCompletion;
  /** Business that completes it; '' if none does. */
  ywlx: string;
  /** Title of the to-do. */
  title: string;
  sxsm: string;
  /** Page that completes it, if that is no business. */
  lj?: string;
  /** Sentence of the refusal. */
  refusal: string;
}

/** Entry page for a missing prerequisite: the person's own information. A unit completes everything in the hall. */
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
/** Page of the service agreement of units; no menu entry leads to it. */
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

/** Returns whether a unit is closed: it may read, but no longer act. */
export function isClosed(tx: Transaction, actor: Actor): boolean {
  return actor.kind === 'unit' && unitOf(tx, actor).dwzhzt === '04';
}

/** Returns the first open prerequisite (docs/specification.md 3 and 4); undefined if there is none. */
export function gapOf(tx: Transaction, actor: Actor): Gap | undefined {
  return gapsOf(tx, actor)[0];
}

/** Returns all open prerequisites: complete information, and for a unit the service agreement and the interest statement. */
export function gapsOf(tx: Transaction, actor: Actor): Gap[] {
  if (actor.kind === 'developer') return [];
  if (actor.kind === 'unit') {
    const unit = unitOf(tx, actor);
    return [
      ...(unit.completeness === '0' ? [] : [unit.completeness === '2' ? unitKey(unit) : UNIT_BASIC]),
      ...(unit.agreementOpen ? [UNIT_AGREEMENT] : []),
      ...(unit.statementConfirmed ? [] : [UNIT_STATEMENT]),
    ];
  }
  const person = personOf(tx, actor);
  if (person.completeness === '0') return [];
  return [person.completeness === '2' ? personKey(person) : PERSON_BASIC];
}

/**
 * Checks the prerequisites at the centre, beside the check before the form. Every binding action passes it: applications, standing
 * instructions, claims, signatures, certificates. `completes`: prerequisites that the business itself completes.
 * @throws BusinessError with the first open prerequisite
 */
export function passGate(tx: Transaction, actor: Actor, completes: readonly RequiredCompletion[] = []): void {
  if (isClosed(tx, actor)) throw new BusinessError(REFUSED, CLOSED_TEXT);
  const gap = gapOf(tx, actor);
  if (gap && !completes.includes(gap.what)) throw new BusinessError(REFUSED, gap.refusal);
}
