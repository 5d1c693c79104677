import type { AgreementRow } from '@/api/agreements';
import type { StateNote } from '@/api/business';
import type { Page } from '@/api/person';
import { maskBankCard } from '@/domain/mask';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { banks } from '../../../data/banks';
import { type AgreementRecord, agreements } from '../../cases/agreements';
import { type CaseRecord, cases } from '../../cases/case-states';
import { labelOf } from '../../cases/field-reader';
import type { Actor, Desk } from '../../kernel/desk';
import { businessName } from '../../kernel/known-businesses';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { personOf, persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { AGREEMENTS_PATH } from '../../loans/asked-money';
import { outsideOrdersOf } from '../../loans/outside-offsets';
import { withQueriesNoted } from '../../registers/register-queries';
import { payeeName } from '../withdrawal-posting';
import { kindOf } from './kinds';
import { outsideRow } from './outside';
import { paymentsOf } from './payments';
import { applicantOf } from './run';

/** Own agreements of whatever state, the newest first (domain catalogue 12.1, 约定提取). */
export function listAgreements(desk: Desk, actor: Actor, search: Paging & { zt: string }): Page<AgreementRow> {
  const { grzh } = personOf(desk, actor);
  const { store } = desk;
  const agreed = [...agreements(store).values()]
    .filter((one) => one.grzh === grzh)
    .map((one) => ({ xybh: one.xybh, zt: one.zt, row: () => agreementRow(desk, one) }));
  const outside = outsideOrdersOf(store, grzh).map((one) => ({
    xybh: one.ywlsh,
    zt: one.ended ? '0' : '1',
    row: () => outsideRow(store, one),
  }));
  const chosen = chosenRows([...agreed, ...outside], search, { same: ['zt'], newest: ({ xybh }) => xybh });
  return withQueriesNoted(desk, actor, { ywlx: '约定提取', doing: '估算下次金额时' }, () =>
    pageOfRows(desk, chosen, search, ({ row }) => row()),
  );
}

export function agreementRow(desk: Desk, agreement: AgreementRecord): AgreementRow {
  const { xybh, ywlx, tqpl, values, qyrq, zt, failed } = agreement;
  const kind = kindOf(ywlx);
  const paid = paidUnder(desk.store, agreement);
  const to = payeeName(values);
  return {
    xybh,
    ywmc: businessName(ywlx) ?? ywlx,
    tqyydm: kind.tqyydm,
    tqpl,
    qyrq,
    jegz: kind.jegz,
    ...nextOf(desk, agreement),
    ytqcs: paid.length,
    ytqje: toYuan(paid.reduce((sum, fen) => sum + fen, 0n)),
    skyhmc: to || (banks.find(({ yhdm }) => yhdm === values.skyhdm)?.yhmc ?? ''),
    skyhzh: to ? '' : maskBankCard(values.skyhzh ?? ''),
    zt,
    ztsm: standingOf(agreement),
    kgz: zt !== '0' && to === '',
    sb: zt !== '0' && failed !== undefined,
  };
}

/** When the next payment comes and what it comes to, in a sentence. */
export function nextText(desk: Desk, agreement: AgreementRecord): string {
  const { xcrq, xcje } = nextOf(desk, agreement);
  return `下次转账：${xcrq}，${xcje ? `预计${moneyText(xcje)}` : '金额以核验后为准'}`;
}

/** The next payment of one that is in force. */
function nextOf(desk: Desk, agreement: AgreementRecord): Pick<AgreementRow, 'xcrq' | 'xcje'> {
  const person = agreement.zt === '1' ? persons(desk.store).get(agreement.grzh) : undefined;
  if (!person) return { xcrq: '', xcje: '' };
  const { xcrq, fen } = kindOf(agreement.ywlx).expected(
    applicantOf(desk.store, person, desk.today(), agreement),
    agreement,
  );
  // What the registers do not tell today nobody can reckon with.
  if (agreement.silent) return { xcrq: '登记系统恢复应答后', xcje: '' };
  // What is held up has no day of its own.
  const held = agreement.failed ? '更正收款账号后' : agreement.waits ? '在办业务办结后' : undefined;
  return { xcrq: held ?? xcrq, xcje: toYuan(fen) };
}

/** What was paid under it: with its application, and on each day that followed. */
function paidUnder(store: Store, { xybh, grzh }: AgreementRecord): Fen[] {
  const first = cases(store).get(xybh)?.dzje;
  const following = paymentsOf(store, grzh).filter((one) => one.xybh === xybh);
  return [...(first === undefined ? [] : [first]), ...following.map(({ fen }) => fen)];
}

function standingOf({ zt, zzyy, zzrq, ztrq, failed, waits, silent }: AgreementRecord): string {
  if (zt === '0') return `${zzrq}终止：${zzyy}`;
  const paused = zt === '2' ? `${ztrq}起暂停` : '';
  const sentBack = failed ? `${failed.day}入账失败：${failed.yy}，请更正收款账号` : '';
  const waiting = waits ? `${waits.day}起待转账：余额不足，${waits.yy}，待其办结或撤回后自动转账` : '';
  const unheard = silent ? `${silent.day}起待转账：${silent.yy}，恢复后自动核验并转账` : '';
  return [paused, sentBack, waiting, unheard].filter(Boolean).join('；');
}

/** A case that was agreed on says so, with the way to where it is stopped; undefined once it has ended. */
export function agreementNote(store: Store, { ywlsh, ywzt }: CaseRecord): StateNote | undefined {
  const agreement = ywzt === '99' ? agreements(store).get(ywlsh) : undefined;
  if (!agreement || agreement.zt === '0') return undefined;
  const paused = agreement.zt === '2';
  return {
    mc: paused ? '办结，约定已暂停' : '办结，约定生效中',
    lx: 'done',
    nr: `${labelOf('tqpl', agreement.tqpl)}${paused ? '已暂停' : '自动转账'}，您可以随时在“约定提取管理”中暂停、恢复或终止`,
    mx: [],
    lj: AGREEMENTS_PATH,
    ljmc: '约定提取管理',
  };
}
