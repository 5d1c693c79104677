// A person's information beside the account: contact, family, work, bound card, and the history of its changes.

import type { InfoChangeEntry } from '@/api/person/info-change';
import { fundTime } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { maskBankCard, maskedPair, maskIdNumber, maskPhone } from '@/domain/text/mask';
import { labelsOf } from '@/schema/define-schema';
import { flexibleInfoFields } from '@/schema/individual/person-info';
import { banks } from '../../data/banks';
import { dictionaries } from '../../data/dictionaries';
import { notePaymentRisk } from './accounts/payment-hold';
import { type PersonRecord, persons } from './people';
import type { Store, TableIndex } from './store';
import type { Transaction } from './transaction';

/** Fields of docs/rules/gj0302-own-info.md. The account holds phone and card, this table the rest. */
export const INFO_LABELS = {
  ...labelsOf(flexibleInfoFields),
  dxtx: '短信提醒订阅',
} as const;

/** 新就业形态劳动者 of dictionary lhrylb: the only category with a platform. */
export const PLATFORM_WORK = '3';

export type InfoName = keyof typeof flexibleInfoFields | 'dxtx';
/** Field → value; '' or missing: unknown. An address is a JSON list of its parts, subscriptions a comma-separated list. */
export type InfoValues = Partial<Record<InfoName, string>>;

export const INFO_NAMES = Object.keys(INFO_LABELS) as readonly InfoName[]; // Object.keys widens the keys to string.
/** Basic fields: without one the profile is incomplete (docs/specification.md 4, status 1 and 3). */
const BASIC: readonly InfoName[] = ['sjhm', 'hyzk', 'xueli', 'zhiye', 'jtzz'];

/** Optional part of the profile: bars no business (docs/rules/gj0302-own-info.md). */
const EXTRA: readonly InfoName[] = ['zhicheng', 'zhiwu'];

interface InfoRecord {
  grzh: string;
  values: InfoValues;
}

interface HistoryRecord extends InfoChangeEntry {
  id: string;
  grzh: string;
}

/** Author of a change: the person, or the unit on their behalf. */
export interface Changer {
  czr: string;
  qd: string;
  /** Business number, or another unique text. */
  id: string;
}

const infos = (store: Store) => store.table<InfoRecord>('person-info');
const histories = (store: Store) => store.table<HistoryRecord>('person-info-history');

/** Returns all stored information, unmasked. */
export function infoOf(store: Store, person: PersonRecord): InfoValues {
  const stored = infos(store).get(person.grzh)?.values ?? {};
  const card = person.bankCard;
  return { ...stored, sjhm: person.sjhm, grckzhkhyhdm: card?.yhdm ?? '', grckzhhm: card?.yhzh ?? '' };
}

/** Stores initial values (seed, registration); phone and card belong to the account. */
export function putInfo(store: Store, grzh: string, values: InfoValues): void {
  infos(store).put(grzh, { grzh, values });
}

/** Returns the fields whose value would change. */
export function changedNames(store: Store, person: PersonRecord, values: InfoValues): InfoName[] {
  const stored = infoOf(store, person);
  return INFO_NAMES.filter((name) => values[name] !== undefined && values[name] !== (stored[name] ?? ''));
}

/** Returns the labels of missing basic fields. */
export function missingBasics(store: Store, person: PersonRecord): string[] {
  return missingNames(store, person).map((name) => INFO_LABELS[name]);
}

/** Returns the missing basic fields; none if the profile counts as complete. */
export function missingNames(store: Store, person: PersonRecord): InfoName[] {
  if (person.completeness !== '1' && person.completeness !== '3') return [];
  const stored = infoOf(store, person);
  return BASIC.filter((name) => !stored[name]);
}

/** Returns whether some of the optional part is missing. */
export function lacksExtras(store: Store, person: PersonRecord): boolean {
  const stored = infoOf(store, person);
  return EXTRA.some((name) => !stored[name]);
}

/** Returns another person with this mobile number. */
export function phoneOwner(store: Store, sjhm: string, except: string): string | undefined {
  return [...(byPhone(store).owners.get(sjhm) ?? [])].find((grzh) => grzh !== except);
}

/** Returns another person to whom this card is bound. */
export function cardOwner(store: Store, yhzh: string, except: string): string | undefined {
  return [...(byPhone(store).cards.get(yhzh) ?? [])].find((grzh) => grzh !== except);
}

let phoneChanged: (tx: Transaction, grzh: string) => void = () => undefined;

/** Registers a listener for every change of a phone number; a callback, because its room depends on this one. */
export function onPhoneChanged(then: (tx: Transaction, grzh: string) => void): void {
  phoneChanged = then;
}

/**
 * Writes a change: account, information, history, and the profile's completeness once the basic fields are filled.
 * @returns the changed fields, masked for display
 */
export function changeInfo(tx: Transaction, grzh: string, values: InfoValues, by: Changer): InfoChangeEntry['bgx'] {
  const { store } = tx;
  const person = persons(store).get(grzh);
  if (!person) throw new Error(`No person ${grzh}`);
  const stored = infoOf(store, person);
  const names = changedNames(store, person, values);
  const bgx = names.map((name) => {
    const ysz = shownInfo(name, stored[name] ?? '');
    return { label: INFO_LABELS[name], ysz, xsz: maskedPair(ysz, shownInfo(name, values[name] ?? '')) };
  });
  if (names.length === 0) return bgx;
  const next = { ...stored, ...values };
  if (next.hyzk !== '20') Object.assign(next, { poxm: '', pozjhm: '' });
  if (next.lhrylb !== PLATFORM_WORK) next.cyrzt = '';
  const { sjhm = '', grckzhkhyhdm = '', grckzhhm = '', ...rest } = next;
  infos(store).put(grzh, { grzh, values: rest });
  const bankCard = grckzhhm === '' ? null : { yhdm: grckzhkhyhdm, yhzh: grckzhhm };
  const changed: PersonRecord = { ...person, sjhm, bankCard };
  persons(store).put(grzh, changed);
  const basic = person.completeness === '1' || person.completeness === '3';
  if (basic && missingBasics(store, changed).length === 0) {
    persons(store).put(grzh, { ...changed, completeness: '0' });
  }
  if (names.includes('sjhm')) notePaymentRisk(tx, grzh, 'sjhm');
  if (names.includes('grckzhhm')) notePaymentRisk(tx, grzh, 'grckzhhm');
  const entry = { id: entryId(grzh, by.id), grzh, sj: fundTime(tx.now()), czr: by.czr, qd: by.qd, bgx };
  histories(store).put(entry.id, entry);
  if (names.includes('sjhm')) phoneChanged(tx, grzh);
  return bgx;
}

/** Returns the changes made by one business; empty if there are none. */
export function changesBy(store: Store, grzh: string, id: string): InfoChangeEntry['bgx'] {
  return histories(store).get(entryId(grzh, id))?.bgx ?? [];
}

/** Returns the changes of a person's information, newest first. */
export function historyOf(store: Store, grzh: string): InfoChangeEntry[] {
  return [...histories(store).values()]
    .filter((entry) => entry.grzh === grzh)
    .map(({ sj, czr, qd, bgx }) => ({ sj, czr, qd, bgx }))
    .reverse()
    .sort((a, b) => (a.sj < b.sj ? 1 : a.sj > b.sj ? -1 : 0));
}

/** Formats a value for display, masked where it identifies; '' if empty. */
export function shownInfo(name: InfoName, value: string, { whole = false } = {}): string {
  if (value === '') return '';
  if (name === 'sjhm') return whole ? value : maskPhone(value);
  if (name === 'pozjhm') return whole ? value : maskIdNumber(value);
  if (name === 'grckzhhm') return maskBankCard(value);
  if (name === 'jtysr') return moneyText(value);
  if (name === 'jtzz') return addressParts(value).join('');
  if (name === 'grckzhkhyhdm') return banks.find((bank) => bank.yhdm === value)?.yhmc ?? '';
  if (name === 'dxtx')
    return value
      .split(',')
      .map((code) => labelIn('dxtx', code))
      .join('、');
  return name in dictionaries ? labelIn(name, value) : value;
}

/** Returns the parts of a stored address: province, city, district, detail. */
export function addressParts(stored: string | undefined): string[] {
  // Only this centre writes the value, as a list of texts.
  return stored ? (JSON.parse(stored) as string[]) : [];
}

const entryId = (grzh: string, id: string) => `${grzh}:${id}`;
const labelIn = (key: string, code: string) => dictionaries[key]?.find(({ value }) => value === code)?.label ?? '- -';

class ByPhone implements TableIndex<PersonRecord> {
  readonly owners = new Map<string, Set<string>>();
  readonly cards = new Map<string, Set<string>>();

  added({ grzh, sjhm, bankCard }: PersonRecord) {
    put(this.owners, sjhm, grzh);
    if (bankCard) put(this.cards, bankCard.yhzh, grzh);
  }

  removed({ grzh, sjhm, bankCard }: PersonRecord) {
    this.owners.get(sjhm)?.delete(grzh);
    if (bankCard) this.cards.get(bankCard.yhzh)?.delete(grzh);
  }
}

function put(map: Map<string, Set<string>>, key: string, grzh: string): void {
  const known = map.get(key);
  if (known) known.add(grzh);
  else map.set(key, new Set([grzh]));
}

function byPhone(store: Store): ByPhone {
  return store.index('persons', 'by-phone', () => new ByPhone());
}
