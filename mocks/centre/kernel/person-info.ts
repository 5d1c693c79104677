// What the centre keeps of a person beside the account: contact, family, work, the bound card, and who changed what when.
import type { InfoChangeEntry } from '@/api/info-change';
import { fundTime } from '@/domain/dates';
import { besideFormer, maskBankCard, maskIdNumber, maskPhone } from '@/domain/mask';
import { moneyText } from '@/domain/money';
import { banks } from '../../data/banks';
import { dictionaries } from '../../data/dictionaries';
import type { Desk } from './desk';
import { notePaymentRisk } from './payment-hold';
import { type PersonRecord, persons } from './people';
import type { Store, TableIndex } from './store';

/** Fields of domain catalogue GJ0302. The phone and the card are kept with the account, the rest here. */
export const INFO_LABELS = {
  sjhm: '手机号码',
  gddhhm: '固定电话',
  dzyx: '电子邮箱',
  hyzk: '婚姻状况',
  poxm: '配偶姓名',
  pozjhm: '配偶证件号码',
  xueli: '学历',
  zhiye: '职业',
  zhicheng: '职称',
  zhiwu: '职务',
  jtzz: '家庭住址',
  yzbm: '邮政编码',
  jtysr: '家庭月收入',
  grckzhkhyhdm: '开户银行',
  grckzhhm: '收款银行卡号',
  dxtx: '短信提醒订阅',
  lhrylb: '人员类别',
  cyrzt: '从业平台类型',
} as const;

/** 新就业形态劳动者 of dictionary lhrylb: they alone name their platform. */
export const PLATFORM_WORK = '3';

export type InfoName = keyof typeof INFO_LABELS;
/** Field → value; '' or missing: not known. An address is the JSON list of its parts, subscriptions a comma list. */
export type InfoValues = Partial<Record<InfoName, string>>;

export const INFO_NAMES = Object.keys(INFO_LABELS) as readonly InfoName[]; // The keys of the table above.
/** Without these the profile is incomplete (specification 4, status 1 and 3). */
const BASIC: readonly InfoName[] = ['sjhm', 'hyzk', 'xueli', 'zhiye', 'jtzz'];

interface InfoRecord {
  grzh: string;
  values: InfoValues;
}

interface HistoryRecord extends InfoChangeEntry {
  id: string;
  grzh: string;
}

/** Who changed it: the person, or the unit on behalf. */
export interface Changer {
  czr: string;
  qd: string;
  /** Business number, or another text that is used once. */
  id: string;
}

const infos = (store: Store) => store.table<InfoRecord>('person-info');
const histories = (store: Store) => store.table<HistoryRecord>('person-info-history');

/** Everything that is kept, unmasked. */
export function infoOf(store: Store, person: PersonRecord): InfoValues {
  const kept = infos(store).get(person.grzh)?.values ?? {};
  const card = person.bankCard;
  return { ...kept, sjhm: person.sjhm, grckzhkhyhdm: card?.yhdm ?? '', grckzhhm: card?.yhzh ?? '' };
}

/** Puts in what is known from the beginning; the phone and the card are the account's. */
export function putInfo(store: Store, grzh: string, values: InfoValues): void {
  infos(store).put(grzh, { grzh, values });
}

/** Fields of which the value would be another one. */
export function changedNames(store: Store, person: PersonRecord, values: InfoValues): InfoName[] {
  const kept = infoOf(store, person);
  return INFO_NAMES.filter((name) => values[name] !== undefined && values[name] !== (kept[name] ?? ''));
}

/** Labels of the basic fields that are missing. */
export function missingBasics(store: Store, person: PersonRecord): string[] {
  return missingNames(store, person).map((name) => INFO_LABELS[name]);
}

/** The same by their fields; somebody whose information counts as complete lacks nothing. */
export function missingNames(store: Store, person: PersonRecord): InfoName[] {
  if (person.completeness !== '1' && person.completeness !== '3') return [];
  const kept = infoOf(store, person);
  return BASIC.filter((name) => !kept[name]);
}

/** Somebody else who has this mobile number. */
export function phoneOwner(store: Store, sjhm: string, except: string): string | undefined {
  return [...(byPhone(store).owners.get(sjhm) ?? [])].find((grzh) => grzh !== except);
}

/** Somebody else to whom this card is bound. */
export function cardOwner(store: Store, yhzh: string, except: string): string | undefined {
  return [...(byPhone(store).cards.get(yhzh) ?? [])].find((grzh) => grzh !== except);
}

let phoneChanged: (desk: Desk, grzh: string) => void = () => undefined;

/** What waits for a person's number is told that it is another now, in whatever way it came: it lies above this room. */
export function whenPhoneChanged(then: (desk: Desk, grzh: string) => void): void {
  phoneChanged = then;
}

/**
 * Writes a change: account, information, history, and the profile's completeness where the basics are there now.
 * @returns what changed, as it may be shown.
 */
export function changeInfo(desk: Desk, grzh: string, values: InfoValues, by: Changer): InfoChangeEntry['bgx'] {
  const { store } = desk;
  const person = persons(store).get(grzh);
  if (!person) throw new Error(`No person ${grzh}`);
  const kept = infoOf(store, person);
  const names = changedNames(store, person, values);
  const bgx = names.map((name) => {
    const ysz = shownInfo(name, kept[name] ?? '');
    return { label: INFO_LABELS[name], ysz, xsz: besideFormer(ysz, shownInfo(name, values[name] ?? '')) };
  });
  if (names.length === 0) return bgx;
  const next = { ...kept, ...values };
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
  if (names.includes('sjhm')) notePaymentRisk(desk, grzh, 'sjhm');
  if (names.includes('grckzhhm')) notePaymentRisk(desk, grzh, 'grckzhhm');
  const entry = { id: entryId(grzh, by.id), grzh, sj: fundTime(desk.now()), czr: by.czr, qd: by.qd, bgx };
  histories(store).put(entry.id, entry);
  if (names.includes('sjhm')) phoneChanged(desk, grzh);
  return bgx;
}

/** What one business changed of a person's information, as it was entered; nothing where it has changed nothing. */
export function changesBy(store: Store, grzh: string, id: string): InfoChangeEntry['bgx'] {
  return histories(store).get(entryId(grzh, id))?.bgx ?? [];
}

/** Changes of a person's information, newest first. */
export function historyOf(store: Store, grzh: string): InfoChangeEntry[] {
  return [...histories(store).values()]
    .filter((entry) => entry.grzh === grzh)
    .map(({ sj, czr, qd, bgx }) => ({ sj, czr, qd, bgx }))
    .reverse()
    .sort((a, b) => (a.sj < b.sj ? 1 : a.sj > b.sj ? -1 : 0));
}

/** A value in words, masked where it identifies; '' when there is none. */
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

/** The parts of a kept address: province, city, district, detail. */
export function addressParts(kept: string | undefined): string[] {
  // Written by this centre alone, as a list of texts.
  return kept ? (JSON.parse(kept) as string[]) : [];
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
