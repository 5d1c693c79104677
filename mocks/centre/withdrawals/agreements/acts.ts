import type { AgreementRow } from '@/api/agreements';
import { type AgreementRecord, agreements } from '../../cases/agreements';
import { type Actor, type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { personOf } from '../../kernel/people';
import { withQueriesNoted } from '../../registers/register-queries';
import { cardText, namedCard, readOwnCard } from '../own-card';
import { proveCard, refuseFields } from '../payee-codes';
import type { RawValues } from '../rule';
import { kindOf } from './kinds';
import { cardOf, endAgreement, runAgreement, tellOfAgreement } from './run';
import { agreementRow, nextText } from './views';

const UNKNOWN = '银行未能核验该账户，请核对收款银行和账号，或先在“个人账户信息变更”中绑定该卡，审核通过后再选用';

/** What the person does with an agreement; each holds from this moment on, and done twice it is done once. */
const ACTS: Readonly<Record<string, (desk: Desk, agreement: AgreementRecord) => AgreementRecord>> = {
  pause,
  resume,
  end: (desk, agreement) =>
    agreement.zt === '0' ? agreement : endAgreement(desk.store, agreement, '本人终止', desk.today()),
};

/** @throws Refusal for another's agreement as for one that does not exist, and for what has ended */
export function actOnAgreement(desk: Desk, actor: Actor, { xybh, cz }: { xybh: string; cz: string }): AgreementRow {
  const act = Object.hasOwn(ACTS, cz) ? ACTS[cz] : undefined;
  if (!act) throw new Refusal(REFUSED, '请选择要对约定做什么');
  const agreement = ownAgreement(desk, actor, xybh);
  const purpose = { ywlx: agreement.ywlx, doing: '估算约定提取下次金额时' };
  return withQueriesNoted(desk, actor, purpose, () => agreementRow(desk, act(desk, agreement)));
}

/** Another account of the person's own for the payments; what the bank has sent back is paid to it at once. */
export function changeAgreementCard(desk: Desk, actor: Actor, raw: RawValues): AgreementRow {
  const agreement = ownAgreement(desk, actor, String(raw.xybh ?? ''));
  refuseEnded(agreement);
  const person = personOf(desk, actor);
  const typed = namedCard(person, raw);
  if (cardOf(agreement) === '') throw new Refusal(REFUSED, '该约定直付出租方，不能更正收款账号');
  // The first answer was lost.
  if (!agreement.failed && typed !== '' && typed === cardOf(agreement)) return agreementRow(desk, agreement);
  const purpose = { ywlx: agreement.ywlx, doing: `更正约定${agreement.xybh}的收款账号时` };
  const { card, known } = withQueriesNoted(desk, actor, purpose, () => readOwnCard(desk.store, person, raw));
  // No application stands behind it that a clerk could look at: the centre binds the card first.
  if (!known) refuseFields({ skyhzh: UNKNOWN });
  refuseFields(proveCard(desk, person, card, raw));
  const changed = kept(desk, { ...agreement, values: { ...agreement.values, ...card } });
  tell(desk, changed, '约定提取收款账号已更正', `收款账户更正为${cardText(card)}`);
  if (agreement.failed) runAgreement(desk.store, changed, desk.today());
  return agreementRow(desk, agreements(desk.store).get(agreement.xybh) ?? changed);
}

function pause(desk: Desk, agreement: AgreementRecord): AgreementRecord {
  refuseEnded(agreement);
  if (agreement.zt === '2') return agreement;
  const paused = kept(desk, { ...agreement, zt: '2', ztrq: desk.today() });
  tell(desk, paused, '约定提取已暂停', `已于${desk.today()}暂停，恢复之前不再转账`);
  return paused;
}

function resume(desk: Desk, agreement: AgreementRecord): AgreementRecord {
  refuseEnded(agreement);
  if (agreement.zt === '1') return agreement;
  const { ztrq: _, ...rest } = agreement;
  const next = kindOf(agreement.ywlx).resumed(agreement, desk.today());
  const resumed = kept(desk, { ...rest, ...next, zt: '1' });
  tell(desk, resumed, '约定提取已恢复', `已于${desk.today()}恢复，${nextText(desk, resumed)}`);
  return resumed;
}

function refuseEnded({ zt, zzrq, zzyy }: AgreementRecord): void {
  if (zt === '0') throw new Refusal(REFUSED, `该约定已于${zzrq}终止（${zzyy}），需要时请重新申请`);
}

function ownAgreement(desk: Desk, actor: Actor, xybh: string): AgreementRecord {
  const agreement = agreements(desk.store).get(xybh);
  if (!agreement || agreement.grzh !== personOf(desk, actor).grzh) throw new Refusal(REFUSED, '没有这个约定');
  return agreement;
}

function kept(desk: Desk, agreement: AgreementRecord): AgreementRecord {
  agreements(desk.store).put(agreement.xybh, agreement);
  return agreement;
}

function tell(desk: Desk, agreement: AgreementRecord, title: string, what: string): void {
  tellOfAgreement(desk.store, agreement, desk.today(), title, `您的${kindOf(agreement.ywlx).mc}约定提取${what}。`);
}
