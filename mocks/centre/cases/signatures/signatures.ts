import type { CaseState } from '@/api/cases/business';
import type { SignatureView, SignDocument, SignQr, SignState } from '@/api/cases/sign';
import { addDays, fundTime } from '@/domain/dates';
import { policyCount } from '../../../data/policy/policy';
import { openQrSession, qrStateFor } from '../../access/proofs/qr-sessions';
import type { IssuedNumber } from '../../kernel/business-numbers';
import { phonePage } from '../../kernel/messages/phone-pages';
import { persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { type Actor, BusinessError, type OwnerKey, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { endCase } from '../case-end';
import { type CaseRecord, cases, FINAL, moveCase } from '../case-states';
import { notifyDecision } from '../decision-messages';
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

/** A signer other than the applicant. */
export interface InvitedSigner {
  zjhm: string;
  xingming: string;
  as: SignerKind;
  /** Capacity of the signer, e.g. 共同借款人. */
  qmsf: string;
  /** Phone as typed by the applicant: used for the link only if the centre has no number. */
  sjhm?: string;
  /** Number of the issued document, which the signer reads before signing. */
  zmbh?: string;
}

/**
 * Invites signers: a message to those with an account in the hall, an SMS with a link to all. Idempotent per person. The case keeps its
 * state: `awaitSigners` moves it to 06. `about`: title of the document, if other than the name of the business.
 */
export function inviteSigners(
  tx: Transaction,
  record: CaseRecord,
  signers: readonly InvitedSigner[],
  about = '',
): void {
  const qxrq = record.deadline ?? addDays(tx.today(), policyCount('p.qsQx'));
  const wsmc = about || record.ywmc;
  for (const { zjhm, xingming, as, qmsf, sjhm, zmbh } of signers) {
    const asked = signaturesUnder(tx.store, record.ywlsh).some(
      (one) => one.zjhm === zjhm && one.as === as && one.wsmc === wsmc && (one.zt === '0' || one.zt === '1'),
    );
    if (asked) continue;
    const qmbh = nextSignatureNumber(tx);
    const invitation: SignatureRecord = {
      ...blank(qmbh, record.ywlsh, record.owner, wsmc, tx),
      xingming,
      zjhm,
      as,
      qmsf,
      sjhm: sjhm ?? '',
      qxrq,
      ...(zmbh && { zmbh }),
      uuid: crypto.randomUUID(),
    };
    signatures(tx.store).put(qmbh, invitation);
    invite(tx, invitation);
  }
}

/** States in which a case waits for signers. */
const AWAITED_IN: readonly CaseState[] = ['06', '03'];

/** Returns whether no invitation is pending; true without any. */
export function isFullySigned(tx: Transaction, ywlsh: string): boolean {
  return signaturesUnder(tx.store, ywlsh).every((one) => !isInvited(one) || one.zt === '1' || one.zt === '3');
}

/** Moves a case from 98 to 06 until all have signed; the deadline to sign starts now. */
export function awaitSigners(tx: Transaction, record: CaseRecord, clr = '系统'): CaseRecord {
  const names = signaturesUnder(tx.store, record.ywlsh)
    .filter((one) => isInvited(one) && one.zt === '0')
    .map((one) => `${one.xingming}（${one.qmsf}）`);
  const waiting = moveCase(tx, record, { to: '06', jdmc: '等待签署', clr, yj: `等待${names.join('、')}签署` });
  for (const one of signaturesUnder(tx.store, record.ywlsh)) {
    if (isInvited(one) && one.zt === '0') signatures(tx.store).put(one.qmbh, { ...one, qxrq: waiting.deadline ?? '' });
  }
  return waiting;
}

/** Opens a QR code for the applicant's own signature under an issued business number. */
export function openApplicantSignature(
  tx: Transaction,
  wall: number,
  actor: Actor,
  input: { ywlsh: string; wsmc: string },
): SignQr {
  const issued = tx.store.table<IssuedNumber>('issued-numbers').get(input.ywlsh);
  if (issued?.owner !== ownerOf(actor)) throw refusal('业务流水号无效，请返回后重新进入本业务');
  const signer = signerOf(tx, actor);
  const wsmc = input.wsmc.slice(0, 60) || '业务办理授权书';
  const asked = signaturesUnder(tx.store, input.ywlsh).filter((one) => !isInvited(one) && one.zt === '0');
  // Another choice is another document: codes for the former one become invalid.
  for (const one of asked) if (one.wsmc !== wsmc) signatures(tx.store).put(one.qmbh, { ...one, zt: '3' });
  const qmbh = asked.find((one) => one.wsmc === wsmc)?.qmbh ?? nextSignatureNumber(tx);
  signatures(tx.store).put(qmbh, { ...blank(qmbh, input.ywlsh, ownerOf(actor), wsmc, tx), ...signer });
  return signQr(tx, wall, actor, qmbh);
}

/** Opens a QR code for an invited signer who is signed in. */
export function openInvitedSignature(tx: Transaction, wall: number, actor: Actor, qmbh: string): SignQr {
  const record = invitationFor(tx, actor, qmbh);
  refuseClosedSignature(tx, record);
  return signQr(tx, wall, actor, qmbh);
}

/** Opens the QR session; the phone shows the document's title. */
function signQr(tx: Transaction, wall: number, actor: Actor, qmbh: string): SignQr {
  const text = `签署《${signatures(tx.store).get(qmbh)?.wsmc ?? ''}》`;
  const { uuid } = openQrSession(tx, wall, 'sign', { holder: ownerOf(actor), subject: qmbh, text });
  return { uuid, urlBase: phonePage('sign') };
}

/** State of the QR code after the invitation was answered by its link, or the application ended. */
const ANSWERED_ELSEWHERE: Readonly<Record<SignatureRecord['zt'], SignState['zt'] | undefined>> = {
  '0': undefined,
  '1': 'confirmed',
  '2': 'cancelled',
  '3': 'expired',
};

/** Returns the phone's progress. */
export function signState(tx: Transaction, wall: number, actor: Actor, uuid: string): SignState {
  const { zt: scanned, subject } = qrStateFor(tx, wall, uuid, 'sign', ownerOf(actor));
  const record = signatures(tx.store).get(subject);
  const zt = (record && isInvited(record) && ANSWERED_ELSEWHERE[signatureState(tx, record)]) || scanned;
  const signed = zt === 'confirmed' ? record : undefined;
  return { zt, qmbh: signed?.qmbh ?? '', qmsj: signed?.qmsj ?? '' };
}

/** Returns the number of this person's signature of this document and application. @throws BusinessError without one */
export function requireSignature(
  tx: Transaction,
  actor: Actor,
  { ywlsh, qmbh, documents }: { ywlsh: string; qmbh: unknown; documents: readonly SignDocument[] },
): string {
  const wsmc = documents[0]?.wsmc ?? '';
  const record = typeof qmbh === 'string' ? signatures(tx.store).get(qmbh) : undefined;
  if (record?.ywlsh !== ywlsh || record.owner !== ownerOf(actor) || isInvited(record) || record.zt !== '1') {
    throw refusal('请先完成移动端签署后再提交');
  }
  if (record.wsmc !== wsmc) throw refusal(`您签署的是《${record.wsmc}》，本次须签署《${wsmc}》，请重新签署`);
  return record.qmbh;
}

/** Returns all signatures of an application, one row per signer and document, for receipt and case page. */
export function signaturesOf(tx: Transaction, ywlsh: string): SignatureView[] {
  const found = cases(tx.store).get(ywlsh);
  const documents = found && ruleOfCase(found)?.documents;
  // Documents of the application, and of its contract if there is one.
  const papers = (['98', '03'] as const).map((state) =>
    (found && documents ? documents(found.values, state) : []).map(({ wsmc }) => wsmc),
  );
  const all = signaturesUnder(tx.store, ywlsh);
  const own = all.filter((one) => !isInvited(one) && one.zt === '1');
  // A signature for a choice changed later is left out.
  const remaining = own.filter((one) => one === own.at(-1) || papers.some(([first]) => first === one.wsmc));
  // Repeated signatures of one document (correction, closed dialog) show once, as signed last.
  const shown = new Map<string, SignatureView>();
  for (const record of [...remaining, ...contractToSign(found, own, papers[1]), ...all.filter(isInvited)]) {
    const { xingming, zjhm, qmsf, qmsj, image } = record;
    for (const wsmc of papersOf(record, papers, found?.ywmc)) {
      shown.set(`${zjhm} ${qmsf} ${wsmc}`, { xingming, qmsf, wsmc, zt: signatureState(tx, record), qmsj, image });
    }
  }
  return [...shown.values()];
}

/** The contract that a case in 03 still has to get from its applicant, who signs it without an invitation. */
function contractToSign(
  found: CaseRecord | undefined,
  own: readonly SignatureRecord[],
  [wsmc]: readonly string[] = [],
): SignatureRecord[] {
  const signer = own.at(-1);
  if (found?.ywzt !== '03' || !signer || !wsmc || own.some((one) => one.wsmc === wsmc)) return [];
  return [{ ...signer, wsmc, zt: '0', qmsj: '', image: '' }];
}

/** Documents of one signature: the applicant signs all that the business names; a signer the same, or the one in the invitation. */
function papersOf(record: SignatureRecord, papers: readonly string[][], ywmc: string | undefined): readonly string[] {
  const { wsmc } = record;
  const first = isInvited(record) && wsmc === ywmc ? papers[0] : papers.find(([title]) => title === wsmc);
  return first && first.length > 0 ? first : wsmc.split('、');
}

/** Returns the state of a signature; a pending one of a final case has lapsed. */
export function signatureState(tx: Transaction, record: SignatureRecord): SignatureRecord['zt'] {
  const found = cases(tx.store).get(record.ywlsh);
  return record.zt === '0' && found && FINAL.includes(found.ywzt) ? '3' : record.zt;
}

/** Completes a signature from the phone; the case moves on at once. */
export function completeSignature(tx: Transaction, qmbh: string): void {
  const record = signatures(tx.store).get(qmbh);
  if (record?.zt !== '0') return;
  const { xingming } = record;
  const image = signaturePicture(xingming);
  const signed: SignatureRecord = { ...record, zt: '1', qmsj: fundTime(tx.now()), image };
  signatures(tx.store).put(qmbh, signed);
  if (!isInvited(record)) return;
  closeInvitation(tx, signed);
  const found = cases(tx.store).get(record.ywlsh);
  if (!found || !AWAITED_IN.includes(found.ywzt) || !isFullySigned(tx, record.ywlsh)) return;
  const next = ruleOfCase(found)?.signed?.(tx, found);
  if (next) notifyDecision(tx, next);
}

/** Refuses a signature, which ends the application; the applicant is notified of all signatures. */
export function refuseSignature(tx: Transaction, record: SignatureRecord, reason: string): void {
  refuseClosedSignature(tx, record);
  const refused: SignatureRecord = { ...record, zt: '2', jjyy: reason };
  signatures(tx.store).put(record.qmbh, refused);
  closeInvitation(tx, refused);
  const found = cases(tx.store).get(record.ywlsh);
  if (!found) return;
  const opinion = `${record.xingming}（${record.qmsf}）拒绝签署：${reason}`;
  const yy = [opinion, signersText(tx.store, found)].filter(Boolean).join('；');
  const sbyy = { yy, gz: '申请须经全体签署人确认', xyb: '与签署人协商一致后重新申请' };
  // Before the review the centre refuses (80); a case that only waited for signatures lapses (docs/rules/cases.md, States).
  const to = found.ywzt === '98' ? '80' : '86';
  endCase(tx, found, { to, jdmc: '拒绝签署', clr: record.xingming, yj: opinion, change: { sbyy } });
}

/** Lists signed and pending signers, the applicant included; '' without an invitation. */
export function signersText(store: Store, record: CaseRecord): string {
  // For a contract (03) only its own signatures count, not those of the application.
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

/** Returns an own invitation. @throws BusinessError for another person's, with the message of an unknown one */
export function invitationFor(tx: Transaction, actor: Actor, qmbh: string): SignatureRecord {
  const record = signatures(tx.store).get(qmbh);
  const person = actor.kind === 'person' ? persons(tx.store).get(actor.grzh) : undefined;
  if (record && isInvited(record) && person && record.zjhm === person.zjhm) return record;
  throw refusal('未找到该签署事项，请从“待我处理”进入');
}

/** Returns the sentence that nothing is left to sign, as the application ended without being carried out; undefined otherwise. */
export function endedSentence(tx: Transaction, record: SignatureRecord): string | undefined {
  const ended = endOfRequest(record, cases(tx.store).get(record.ywlsh)?.ywzt);
  return ended && `${record.wsmc}${ended.sm}`;
}

export function refuseClosedSignature(tx: Transaction, record: SignatureRecord): void {
  const zt = signatureState(tx, record);
  if (zt === '1') throw refusal('您已签署，无需重复操作');
  if (zt === '2') throw refusal('您已拒绝签署');
  const ended = endedSentence(tx, record);
  if (ended) throw refusal(ended);
  if (zt === '3' || (record.qxrq !== '' && record.qxrq < tx.today())) throw refusal('签署事项已失效，请与申请人联系');
}

function blank(qmbh: string, ywlsh: string, owner: OwnerKey, wsmc: string, tx: Transaction): SignatureRecord {
  const empty = { xingming: '', zjhm: '', qmsf: '', sjhm: '', qmsj: '', image: '', jjyy: '', uuid: '' };
  return { ...empty, qmbh, ywlsh, owner, wsmc, zt: '0', qxrq: '', invitedOn: tx.today() };
}

const refusal = (message: string) => new BusinessError(REFUSED, message);
