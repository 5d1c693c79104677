import type { CaseState } from '@/api/business';
import type { SignatureView, SignDocument, SignQr, SignState } from '@/api/sign';
import { addDays, fundTime } from '@/domain/dates';
import { policyCount } from '../../../data/policy';
import { openQrSession, qrStateFor } from '../../access/proofs/qr-sessions';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../../kernel/desk';
import type { IssuedNumber } from '../../kernel/numbers';
import { persons } from '../../kernel/people';
import { phonePage } from '../../kernel/phone-pages';
import type { Store } from '../../kernel/store';
import { endCase } from '../case-end';
import { type CaseRecord, cases, FINAL, moveCase } from '../case-states';
import { tellDecision } from '../decision-messages';
import { ruleOfCase } from '../registered';
import { closeInvitation, endOfRequest, invite, signerOf } from './invitations';
import { signaturePicture } from './signature-picture';
import {
  isInvited,
  nextSignatureNumber,
  type SignatureRecord,
  type SignerKind,
  signatures,
  signaturesUnder,
} from './signature-records';

/** Somebody else who has to sign. */
export interface InvitedSigner {
  zjhm: string;
  xingming: string;
  as: SignerKind;
  /** Why this person signs, e.g. 共同借款人. */
  qmsf: string;
  /** As the applicant typed it: the link is sent there only where the centre has no number of theirs. */
  sjhm?: string;
  /** The issued document that is signed: whoever is asked reads it before. */
  zmbh?: string;
}

/**
 * Asks others to sign an application: a message to those who have an account in the hall, an SMS with a link to all. Asking
 * the same person again changes nothing. The case itself stays where it is: `awaitSigners` moves it to 06. `about`: what is signed,
 * where the name of the business does not say it.
 */
export function inviteSigners(desk: Desk, record: CaseRecord, signers: readonly InvitedSigner[], about = ''): void {
  const qxrq = record.deadline ?? addDays(desk.today(), policyCount('p.qsQx'));
  const wsmc = about || record.ywmc;
  for (const { zjhm, xingming, as, qmsf, sjhm, zmbh } of signers) {
    const asked = signaturesUnder(desk.store, record.ywlsh).some(
      (one) => one.zjhm === zjhm && one.as === as && one.wsmc === wsmc && (one.zt === '0' || one.zt === '1'),
    );
    if (asked) continue;
    const qmbh = nextSignatureNumber(desk);
    const invitation: SignatureRecord = {
      ...blank(qmbh, record.ywlsh, record.owner, wsmc, desk),
      xingming,
      zjhm,
      as,
      qmsf,
      sjhm: sjhm ?? '',
      qxrq,
      ...(zmbh && { zmbh }),
      uuid: crypto.randomUUID(),
    };
    signatures(desk.store).put(qmbh, invitation);
    invite(desk, invitation);
  }
}

/** States in which a case waits for those who were invited. */
const AWAITED_IN: readonly CaseState[] = ['06', '03'];

/** Whether nobody who was invited is still to sign; true when nobody was. */
export function everybodySigned(desk: Desk, ywlsh: string): boolean {
  return signaturesUnder(desk.store, ywlsh).every((one) => !isInvited(one) || one.zt === '1' || one.zt === '3');
}

/** Lets a case in 98 wait in 06 until everybody invited has signed; the days to sign begin now. */
export function awaitSigners(desk: Desk, record: CaseRecord, clr = '系统'): CaseRecord {
  const names = signaturesUnder(desk.store, record.ywlsh)
    .filter((one) => isInvited(one) && one.zt === '0')
    .map((one) => `${one.xingming}（${one.qmsf}）`);
  const waiting = moveCase(desk, record, { to: '06', jdmc: '等待签署', clr, yj: `等待${names.join('、')}签署` });
  for (const one of signaturesUnder(desk.store, record.ywlsh)) {
    if (isInvited(one) && one.zt === '0')
      signatures(desk.store).put(one.qmbh, { ...one, qxrq: waiting.deadline ?? '' });
  }
  return waiting;
}

/** A QR code for the applicant's own signature under an application that has a number of this actor's. */
export function openOwnSignature(
  desk: Desk,
  wall: number,
  actor: Actor,
  input: { ywlsh: string; wsmc: string },
): SignQr {
  const issued = desk.store.table<IssuedNumber>('issued-numbers').get(input.ywlsh);
  if (issued?.owner !== ownerOf(actor)) throw refusal('业务流水号无效，请返回后重新进入本业务');
  const signer = signerOf(desk, actor);
  const wsmc = input.wsmc.slice(0, 60) || '业务办理授权书';
  const asked = signaturesUnder(desk.store, input.ywlsh).filter((one) => !isInvited(one) && one.zt === '0');
  // Another choice is another document: a code that still asks for the former one is no longer good.
  for (const one of asked) if (one.wsmc !== wsmc) signatures(desk.store).put(one.qmbh, { ...one, zt: '3' });
  const qmbh = asked.find((one) => one.wsmc === wsmc)?.qmbh ?? nextSignatureNumber(desk);
  signatures(desk.store).put(qmbh, { ...blank(qmbh, input.ywlsh, ownerOf(actor), wsmc, desk), ...signer });
  return signQr(desk, wall, actor, qmbh);
}

/** A QR code for somebody invited who is signed in to the hall. */
export function openInvitedSignature(desk: Desk, wall: number, actor: Actor, qmbh: string): SignQr {
  const record = invitationFor(desk, actor, qmbh);
  refuseUnlessOpen(desk, record);
  return signQr(desk, wall, actor, qmbh);
}

/** The phone names what it is about to sign. */
function signQr(desk: Desk, wall: number, actor: Actor, qmbh: string): SignQr {
  const text = `签署《${signatures(desk.store).get(qmbh)?.wsmc ?? ''}》`;
  const { uuid } = openQrSession(desk, wall, 'sign', { holder: ownerOf(actor), subject: qmbh, text });
  return { uuid, urlBase: phonePage('sign') };
}

/** What the code on the screen has come to when the invitation was answered by its link, or its application is over. */
const ANSWERED_ELSEWHERE: Readonly<Record<SignatureRecord['zt'], SignState['zt'] | undefined>> = {
  '0': undefined,
  '1': 'confirmed',
  '2': 'cancelled',
  '3': 'expired',
};

/** How far the phone is. */
export function signState(desk: Desk, wall: number, actor: Actor, uuid: string): SignState {
  const { zt: scanned, subject } = qrStateFor(desk, wall, uuid, 'sign', ownerOf(actor));
  const record = signatures(desk.store).get(subject);
  const zt = (record && isInvited(record) && ANSWERED_ELSEWHERE[stateOf(desk, record)]) || scanned;
  const signed = zt === 'confirmed' ? record : undefined;
  return { zt, qmbh: signed?.qmbh ?? '', qmsj: signed?.qmsj ?? '' };
}

/** Number of the signature by which this person signed this very document of this very application. @throws Refusal without */
export function requireSignature(
  desk: Desk,
  actor: Actor,
  { ywlsh, qmbh, documents }: { ywlsh: string; qmbh: unknown; documents: readonly SignDocument[] },
): string {
  const wsmc = documents[0]?.wsmc ?? '';
  const record = typeof qmbh === 'string' ? signatures(desk.store).get(qmbh) : undefined;
  if (record?.ywlsh !== ywlsh || record.owner !== ownerOf(actor) || isInvited(record) || record.zt !== '1') {
    throw refusal('请先完成移动端签署后再提交');
  }
  if (record.wsmc !== wsmc) throw refusal(`您签署的是《${record.wsmc}》，本次须签署《${wsmc}》，请重新签署`);
  return record.qmbh;
}

/** All signatures under an application, a row for each document that somebody signs, as the receipt and the case show them. */
export function signaturesOf(desk: Desk, ywlsh: string): SignatureView[] {
  const found = cases(desk.store).get(ywlsh);
  const documents = found && ruleOfCase(found)?.documents;
  // What is signed to apply, and where there is a contract what is signed then.
  const papers = (['98', '03'] as const).map((state) =>
    (found && documents ? documents(found.values, state) : []).map(({ wsmc }) => wsmc),
  );
  const all = signaturesUnder(desk.store, ywlsh);
  const own = all.filter((one) => !isInvited(one) && one.zt === '1');
  // A choice that was made otherwise later has its other document.
  const kept = own.filter((one) => one === own.at(-1) || papers.some(([first]) => first === one.wsmc));
  // Who signs again, after a correction or a dialog that was closed, is shown once for a document: as signed last.
  const shown = new Map<string, SignatureView>();
  for (const record of [...kept, ...all.filter(isInvited)]) {
    const { xingming, zjhm, qmsf, qmsj, image } = record;
    for (const wsmc of papersOf(record, papers, found?.ywmc)) {
      shown.set(`${zjhm} ${qmsf} ${wsmc}`, { xingming, qmsf, wsmc, zt: stateOf(desk, record), qmsj, image });
    }
  }
  return [...shown.values()];
}

/** Signed in one go: the applicant signs all that the business names, who is invited the same or what the invitation names. */
function papersOf(record: SignatureRecord, papers: readonly string[][], ywmc: string | undefined): readonly string[] {
  const { wsmc } = record;
  const first = isInvited(record) && wsmc === ywmc ? papers[0] : papers.find(([title]) => title === wsmc);
  return first && first.length > 0 ? first : wsmc.split('、');
}

/** A pending request of a case that is over has lapsed with it. */
export function stateOf(desk: Desk, record: SignatureRecord): SignatureRecord['zt'] {
  const found = cases(desk.store).get(record.ywlsh);
  return record.zt === '0' && found && FINAL.includes(found.ywzt) ? '3' : record.zt;
}

/** The phone has signed. What follows for the case follows at once. */
export function completeSignature(desk: Desk, qmbh: string): void {
  const record = signatures(desk.store).get(qmbh);
  if (record?.zt !== '0') return;
  const { xingming } = record;
  const image = signaturePicture(xingming);
  const signed: SignatureRecord = { ...record, zt: '1', qmsj: fundTime(desk.now()), image };
  signatures(desk.store).put(qmbh, signed);
  if (!isInvited(record)) return;
  closeInvitation(desk, signed);
  const found = cases(desk.store).get(record.ywlsh);
  if (!found || !AWAITED_IN.includes(found.ywzt) || !everybodySigned(desk, record.ywlsh)) return;
  const next = ruleOfCase(found)?.signed?.(desk, found);
  if (next) tellDecision(desk, next);
}

/** One no ends the application; the applicant hears who has signed and who has not. */
export function refuseSignature(desk: Desk, record: SignatureRecord, reason: string): void {
  refuseUnlessOpen(desk, record);
  const refused: SignatureRecord = { ...record, zt: '2', jjyy: reason };
  signatures(desk.store).put(record.qmbh, refused);
  closeInvitation(desk, refused);
  const found = cases(desk.store).get(record.ywlsh);
  if (!found) return;
  const said = `${record.xingming}（${record.qmsf}）拒绝签署：${reason}`;
  const yy = [said, signersText(desk.store, found)].filter(Boolean).join('；');
  const sbyy = { yy, gz: '申请须经全体签署人确认', xyb: '与签署人协商一致后重新申请' };
  // Before the review the centre refuses; a case that only waited for signatures lapses (domain catalogue 2.2).
  const to = found.ywzt === '98' ? '80' : '86';
  endCase(desk, found, { to, jdmc: '拒绝签署', clr: record.xingming, yj: said, change: { sbyy } });
}

/** Who has signed, the applicant among them, and who has not; '' when nobody was invited. */
export function signersText(store: Store, record: CaseRecord): string {
  // What was signed to come here counts no more for what is signed here.
  const title = record.ywzt === '03' ? ruleOfCase(record)?.documents?.(record.values, record.ywzt)[0]?.wsmc : undefined;
  const all = signaturesUnder(store, record.ywlsh).filter(({ wsmc }) => wsmc.startsWith(title ?? ''));
  if (!all.some(isInvited)) return '';
  const asked = all.filter((one) => isInvited(one) || one.zt === '1');
  const names = (yes: boolean) => {
    const those = asked.filter((one) => (one.zt === '1') === yes).map((one) => one.xingming);
    return [...new Set(those)].join('、') || '无';
  };
  return `已签署：${names(true)}，未签署：${names(false)}`;
}

/** The request by which this person is invited. @throws Refusal for another person's, in the words of one that does not exist */
export function invitationFor(desk: Desk, actor: Actor, qmbh: string): SignatureRecord {
  const record = signatures(desk.store).get(qmbh);
  const person = actor.kind === 'person' ? persons(desk.store).get(actor.grzh) : undefined;
  if (record && isInvited(record) && person && record.zjhm === person.zjhm) return record;
  throw refusal('未找到该签署事项，请从“待我处理”进入');
}

/** Why nothing is left to sign: the application ended without being carried out; undefined while it has not. */
export function endedSentence(desk: Desk, record: SignatureRecord): string | undefined {
  const ended = endOfRequest(record, cases(desk.store).get(record.ywlsh)?.ywzt);
  return ended && `${record.wsmc}${ended.sm}`;
}

export function refuseUnlessOpen(desk: Desk, record: SignatureRecord): void {
  const zt = stateOf(desk, record);
  if (zt === '1') throw refusal('您已签署，无需重复操作');
  if (zt === '2') throw refusal('您已拒绝签署');
  const ended = endedSentence(desk, record);
  if (ended) throw refusal(ended);
  if (zt === '3' || (record.qxrq !== '' && record.qxrq < desk.today())) throw refusal('签署事项已失效，请与申请人联系');
}

function blank(qmbh: string, ywlsh: string, owner: string, wsmc: string, desk: Desk): SignatureRecord {
  const empty = { xingming: '', zjhm: '', qmsf: '', sjhm: '', qmsj: '', image: '', jjyy: '', uuid: '' };
  return { ...empty, qmbh, ywlsh, owner, wsmc, zt: '0', qxrq: '', invitedOn: desk.today() };
}

const refusal = (message: string) => new Refusal(REFUSED, message);
