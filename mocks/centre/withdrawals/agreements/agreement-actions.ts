import type { AgreementRow } from '@/api/person/agreements';
import { notify } from '../../access/notify';
import { type AgreementRecord, agreements, endAgreement } from '../../cases/agreements';
import { refuseErrors } from '../../cases/read-fields';
import { personOf } from '../../kernel/people';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { withQueriesNoted } from '../../registers/register-queries';
import { proveCard } from '../payee-codes';
import { cardText, namedCard, readPersonCard } from '../person-card';
import type { RawValues } from '../rule';
import { agreementKindOf } from './kinds';
import { agreementCard, dataOf, holderOf, runAgreement } from './run';
import { agreementRow, nextText } from './views';

const UNKNOWN = '银行未能核验该账户，请核对收款银行和账号，或先在“个人账户信息变更”中绑定该卡，审核通过后再选用';

/** Actions of the person on an agreement; each takes effect at once and is idempotent. */
const ACTS: Readonly<Record<string, (tx: Transaction, agreement: AgreementRecord) => AgreementRecord>> = {
  pause,
  resume,
  end: (tx, agreement) => (agreement.zt === '0' ? agreement : endAgreement(tx, agreement, '本人终止')),
};

/** @throws BusinessError for another person's or an unknown agreement (same text), and for one that has ended */
export function actOnAgreement(
  tx: Transaction,
  actor: Actor,
  { xybh, cz }: { xybh: string; cz: string },
): AgreementRow {
  const act = Object.hasOwn(ACTS, cz) ? ACTS[cz] : undefined;
  if (!act) throw new BusinessError(REFUSED, '请选择要对约定做什么');
  const agreement = ownAgreement(tx, actor, xybh);
  const purpose = { ywlx: agreement.ywlx, doing: '估算约定提取下次金额时' };
  return withQueriesNoted(tx, actor, purpose, () => agreementRow(tx, act(tx, agreement)));
}

/** Changes the payee account to another of the person's own; a returned payment is paid to it at once. */
export function changeAgreementCard(tx: Transaction, actor: Actor, raw: RawValues): AgreementRow {
  const agreement = ownAgreement(tx, actor, String(raw.xybh ?? ''));
  refuseEnded(agreement);
  const person = personOf(tx, actor);
  const typed = namedCard(person, raw);
  if (agreementCard(agreement) === '') throw new BusinessError(REFUSED, '该约定直付出租方，不能更正收款账号');
  // Retry after a lost response.
  if (!agreement.failed && typed !== '' && typed === agreementCard(agreement)) return agreementRow(tx, agreement);
  const purpose = { ywlx: agreement.ywlx, doing: `更正约定${agreement.xybh}的收款账号时` };
  const { card, known } = withQueriesNoted(tx, actor, purpose, () => readPersonCard(tx, person, raw));
  // An agreement has no open application that a clerk could check, so the centre must bind the card first.
  if (!known) refuseErrors({ skyhzh: UNKNOWN });
  refuseErrors(proveCard(tx, person, card, raw));
  const changed = kept(tx, { ...agreement, values: { ...agreement.values, ...card } });
  notify(tx, holderOf(changed), 'agreement-card-corrected', { ...dataOf(changed, tx.today()), card: cardText(card) });
  if (agreement.failed) runAgreement(tx.store, changed, tx.today());
  return agreementRow(tx, agreements(tx.store).get(agreement.xybh) ?? changed);
}

function pause(tx: Transaction, agreement: AgreementRecord): AgreementRecord {
  refuseEnded(agreement);
  if (agreement.zt === '2') return agreement;
  const paused = kept(tx, { ...agreement, zt: '2', ztrq: tx.today() });
  notify(tx, holderOf(paused), 'agreement-paused', dataOf(paused, tx.today()));
  return paused;
}

function resume(tx: Transaction, agreement: AgreementRecord): AgreementRecord {
  refuseEnded(agreement);
  if (agreement.zt === '1') return agreement;
  const { ztrq: _, ...rest } = agreement;
  const next = agreementKindOf(agreement.ywlx).resumed(agreement, tx.today());
  const resumed = kept(tx, { ...rest, ...next, zt: '1' });
  notify(tx, holderOf(resumed), 'agreement-resumed', { ...dataOf(resumed, tx.today()), next: nextText(tx, resumed) });
  return resumed;
}

function refuseEnded({ zt, zzrq, zzyy }: AgreementRecord): void {
  if (zt === '0') throw new BusinessError(REFUSED, `该约定已于${zzrq}终止（${zzyy}），需要时请重新申请`);
}

function ownAgreement(tx: Transaction, actor: Actor, xybh: string): AgreementRecord {
  const agreement = agreements(tx.store).get(xybh);
  if (!agreement || agreement.grzh !== personOf(tx, actor).grzh) throw new BusinessError(REFUSED, '没有这个约定');
  return agreement;
}

function kept(tx: Transaction, agreement: AgreementRecord): AgreementRecord {
  agreements(tx.store).put(agreement.xybh, agreement);
  return agreement;
}
