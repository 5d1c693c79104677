import type { StateNote } from '@/api/cases/business';
import type { AgreementRow } from '@/api/person/agreements';
import type { Page } from '@/api/person/person';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { maskBankCard } from '@/domain/text/mask';
import { banks } from '../../../data/banks';
import { type AgreementRecord, afterEndText, agreements } from '../../cases/agreements';
import { type CaseRecord, cases } from '../../cases/case-states';
import { labelOf } from '../../cases/field-reader';
import { businessName } from '../../kernel/business-names';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { personOf, persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import type { Actor, Transaction } from '../../kernel/transaction';
import { otherCityOrdersOf } from '../../loans/offset/other-city-offsets';
import { AGREEMENTS_PATH } from '../../loans/reserved-amount';
import { withQueriesNoted } from '../../registers/register-queries';
import { payeeName } from '../withdrawal-posting';
import { agreementKindOf } from './kinds';
import { otherCityAgreementRow } from './other-city';
import { paymentsOf } from './payments';
import { agreementApplicant } from './run';

/** Returns the person's agreements in any state, newest first (docs/rules/withdrawals.md). */
export function listAgreements(tx: Transaction, actor: Actor, search: Paging & { zt: string }): Page<AgreementRow> {
  const { grzh } = personOf(tx, actor);
  const { store } = tx;
  const agreed = [...agreements(store).values()]
    .filter((one) => one.grzh === grzh)
    .map((one) => ({ xybh: one.xybh, zt: one.zt, row: () => agreementRow(tx, one) }));
  const outside = otherCityOrdersOf(store, grzh).map((one) => ({
    xybh: one.ywlsh,
    zt: one.ended ? '0' : '1',
    row: () => otherCityAgreementRow(store, one),
  }));
  const chosen = chosenRows([...agreed, ...outside], search, { same: ['zt'], newest: ({ xybh }) => xybh });
  return withQueriesNoted(tx, actor, { ywlx: '约定提取', doing: '估算下次金额时' }, () =>
    pageOfRows(tx, chosen, search, ({ row }) => row()),
  );
}

export function agreementRow(tx: Transaction, agreement: AgreementRecord): AgreementRow {
  const { xybh, ywlx, tqpl, values, qyrq, zt, failed } = agreement;
  const kind = agreementKindOf(ywlx);
  const paid = paidUnder(tx.store, agreement);
  const to = payeeName(values);
  return {
    xybh,
    ywmc: businessName(ywlx) ?? ywlx,
    tqyydm: kind.tqyydm,
    tqpl,
    qyrq,
    jegz: kind.jegz,
    ...nextOf(tx, agreement),
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

/** Sentence with day and amount of the next payment. */
export function nextText(tx: Transaction, agreement: AgreementRecord): string {
  const { xcrq, xcje } = nextOf(tx, agreement);
  if (xcrq === '') return '目前没有可以转账的月份';
  return `下次转账：${xcrq}，${xcje ? `预计${moneyText(xcje)}` : '金额以核验后为准'}`;
}

/** Returns the next payment of an agreement in force; without a sum while the balance has none. */
function nextOf(tx: Transaction, agreement: AgreementRecord): Pick<AgreementRow, 'xcrq' | 'xcje'> {
  const person = agreement.zt === '1' ? persons(tx.store).get(agreement.grzh) : undefined;
  if (!person) return { xcrq: '', xcje: '' };
  const { xcrq, fen } = agreementKindOf(agreement.ywlx).expected(
    agreementApplicant(tx.store, person, tx.today(), agreement),
    agreement,
  );
  // While the registers are silent, no amount can be estimated.
  if (agreement.silent) return { xcrq: '登记系统恢复应答后', xcje: '' };
  // A blocked payment has no fixed day.
  const held = agreement.failed ? '更正收款账号后' : agreement.waits ? '在办业务办结后' : undefined;
  return { xcrq: held ?? xcrq, xcje: fen > 0n ? toYuan(fen) : '' };
}

/** Returns the payments under an agreement: the application's own and the later ones. */
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

/** Note of a case with an agreement: its state, as in the list, with the link there. */
export function agreementNote(store: Store, { ywlsh, ywzt }: CaseRecord): StateNote | undefined {
  const agreement = ywzt === '99' ? agreements(store).get(ywlsh) : undefined;
  if (!agreement) return undefined;
  const [state, doing] = NOTES[agreement.zt];
  return {
    mc: `办结，约定${state}`,
    lx: 'done',
    nr: doing
      ? `${labelOf('tqpl', agreement.tqpl)}${doing}，您可以随时在“约定提取管理”中暂停、恢复或终止`
      : `约定${standingOf(agreement)}，${afterEndText(store, agreement)}`,
    mx: [],
    lj: AGREEMENTS_PATH,
    ljmc: '约定提取管理',
  };
}

/** State of an agreement in its case, and what it does. */
const NOTES: Readonly<Record<AgreementRecord['zt'], readonly [state: string, doing: string]>> = {
  '0': ['已终止', ''],
  '1': ['生效中', '自动转账'],
  '2': ['已暂停', '已暂停'],
};
