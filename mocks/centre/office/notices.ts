import type { BusinessNote } from '@/api/cases/business-note';
import { addMonths } from '@/domain/dates';
import { encodeBase64 } from '@/lib/base64';
import { generalTerms } from '../../data/agreements';
import type { BusinessArea } from '../../data/menus/business-areas';
import { generalNote } from '../../data/notes/general-note';
import { noteChangesSince } from '../../data/notes/note-changes';
import type { NoteText } from '../../data/notes/note-text';
import { policyCount } from '../../data/policy/policy';
import { operatorOf } from '../access/current-operator';
import { casesOf } from '../cases/case-states';
import { ruleFor } from '../cases/registered';
import { businessArea, businessName } from '../kernel/business-names';
import { type Actor, ownerOf, type Transaction } from '../kernel/transaction';

const CHANNELS = '网上办事大厅,柜台,手机客户端';

/**
 * Returns the notice of a business, or of its matter `ywsx`, long texts as Base64 of HTML; undefined for an unknown
 * code.
 */
export function businessNote(ywlx: string, kind: Actor['kind'], ywsx = ''): BusinessNote | undefined {
  const [ywmc, area] = [businessName(ywlx), businessArea(ywlx)];
  if (!ywmc || !area) return undefined;
  const rule = ruleFor(kind, ywlx);
  const { bjsj, ...long } = rule?.noticeFor?.(ywsx) ?? rule?.notice ?? generalNote(area, ywmc);
  const packed = Object.fromEntries(Object.entries(long).map(([key, html]) => [key, encodeBase64(html)]));
  // Object.fromEntries widens the keys to string; they are those of `long`.
  return { ywmc, blqd: CHANNELS, fwdx: audience(area, kind), bjsj, ...(packed as Omit<NoteText, 'bjsj'>) };
}

/**
 * Returns the last application within p.xzMd months of the person, or of the operator of a unit, and the changes of note and terms since.
 * A business with a note for each matter has none.
 */
export function lastReading(tx: Transaction, actor: Actor, ywlx: string): BusinessNote['sc'] {
  if (ruleFor(actor.kind, ywlx)?.noticeFor) return undefined;
  const operator = operatorOf(tx, actor)?.jbrzjhm;
  const last = casesOf(tx.store, ownerOf(actor)).findLast(
    (record) => record.ywlx === ywlx && record.jbr?.jbrzjhm === operator,
  );
  const rq = last?.slsj.slice(0, 10) ?? '';
  return rq > addMonths(tx.today(), -policyCount('p.xzMd')) ? { rq, xzbg: noteChangesSince(ywlx, rq) } : undefined;
}

/** Returns the terms of a business as Base64 of UTF-8 HTML; '' for an unknown code. */
export function agreement(ywlx: string, kind: Actor['kind']): string {
  const name = businessName(ywlx);
  return name ? encodeBase64(ruleFor(kind, ywlx)?.agreement ?? generalTerms(name)) : '';
}

function audience(area: BusinessArea, kind: Actor['kind']): string {
  if (area === 'developer') return '开发商';
  return kind === 'unit' || kind === 'applicant' ? '单位' : '个人';
}
