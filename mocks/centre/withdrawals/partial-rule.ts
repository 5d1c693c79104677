import type { AmountLimit } from '@/api/cases/judgement';
import type { LabelledValue } from '@/api/client/labelled-value';
import { partialLimit, type ReasonLimit } from '@/domain/deposit/other-withdrawal';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { WITHDRAWAL_RULES } from '../../data/menus/rule-names';
import type { CaseRecord } from '../cases/case-states';
import { FieldReader, labelOf } from '../cases/field-reader';
import { persons } from '../kernel/people';
import { ownerId, type Transaction } from '../kernel/transaction';
import { readAmount } from './amount';
import { accountOpen, hasWithdrawableBalance, noArrears, yuanText } from './common-conditions';
import { exhaustedLimit, freeBalanceOf, freeFigures } from './free-balance';
import { readPayee } from './payee';
import type { Applicant, RawValues, RuleCondition, WithdrawalRule } from './rule';
import { aliveUses, BLANK_USE, drawnText, noteUse, sumOf, type Use } from './vouchers';

type Values = Readonly<Record<string, string>>;

/** Parts of a rule for withdrawing part of the balance to buy, build or pay off a home. */
export interface PartialReason
  extends Pick<
    WithdrawalRule,
    'ywlx' | 'ywmc' | 'notice' | 'needs' | 'known' | 'agreement' | 'claims' | 'previewLimit' | 'ended'
  > {
  /** Code of the reason (dictionary tqyydm). */
  tqyydm: string;
  conditions?(applicant: Applicant, raw: RawValues): RuleCondition[];
  /** Set where an own loan in arrears is no obstacle, because the withdrawal pays it. */
  arrears?: 'allowed';
  /** Reads the fields of the reason; returns the points for a clerk and the rows of the case. */
  read(reader: FieldReader, applicant: Applicant): { manual: readonly string[]; rows: LabelledValue[] };
  /**
   * Total entitlement by the values read so far; undefined until they suffice. `ljytq`: the counted earlier withdrawals, where not all
   * count.
   */
  whole(applicant: Applicant, values: Values): (Pick<ReasonLimit, 'whole' | 'words'> & { ljytq?: Fen }) | undefined;
  /** Field and name of the object (a contract, a permit); the withdrawals of all persons for it count. */
  about: { field: string; what: string };
  /** Runs after acceptance to record further used entitlements; `applicant` is current but without a balance. */
  accepted?(tx: Transaction, record: CaseRecord, applicant: Applicant): void;
  /** Returns whether the applicant's own earlier withdrawal for the same object blocks another. */
  again(use: Use, applicant: Applicant): boolean;
  /** Name of a one-time entitlement; undefined where the rest can be withdrawn later. */
  once(values: Values, applicant: Applicant): string | undefined;
}

/** Builds the partial-withdrawal rule of one reason; all applicants for the same object share its limit (docs/rules/withdrawals.md). */
export function partialRule(reason: PartialReason): WithdrawalRule {
  const { ywlx, ywmc, tqyydm, notice, needs, known, agreement, previewLimit, about } = reason;
  return {
    ywlx,
    ywmc,
    notice,
    needs,
    agreement,
    claims: reason.claims,
    previewLimit,
    ...(known && { known }),
    conditions: (applicant, raw) => [
      accountOpen(applicant),
      ...(reason.arrears ? [] : [noArrears(applicant)]),
      ...(reason.conditions?.(applicant, raw) ?? []),
      hasWithdrawableBalance(applicant),
    ],
    limit: (applicant, raw) => figures(reason, applicant, readValues(reason, applicant, raw))?.limit ?? null,
    assess(applicant, raw) {
      const reader = new FieldReader(raw);
      const { manual, rows } = reason.read(reader, applicant);
      const isRead = Object.keys(reader.errors).length === 0;
      const drawn = drawnBefore(reason, applicant, reader.values);
      if (drawn) reader.fail(about.field, drawn);
      const payee = readPayee(reader, applicant);
      Object.assign(reader.values, { tqyydm, tqlx: '1', tqfs: '02' });
      const found = figures(reason, applicant, reader.values);
      const what = reason.once(reader.values, applicant);
      const once = found && what ? { what, allowed: found.allowed } : undefined;
      const amount = readAmount(reader, applicant, drawn ? 'said' : found && (isRead ? { ...found, once } : 'said'));
      return {
        ...reader.assessed(),
        limit: found?.limit ?? null,
        amount,
        months: [],
        manual: payee.manual === undefined ? manual : [payee.manual, ...manual],
        sqnr: [
          { label: '提取原因', value: labelOf('tqyydm', tqyydm) },
          { label: '提取类型', value: labelOf('tqlx', '1') },
          ...rows,
          { label: '申请提取金额', value: moneyText(amount), ...(found && { gs: found.limit.gs }) },
          { key: 'skyhzh', label: '收款账户', value: payee.text },
        ],
      };
    },
    ...(reason.ended && { ended: reason.ended }),
    accepted: (tx, record) => {
      const { store, today } = tx;
      const person = persons(store).get(ownerId(record.owner, 'person'));
      if (!person) return;
      reason.accepted?.(tx, record, {
        store,
        today: today(),
        slrq: record.slsj.slice(0, 10),
        person,
        balance: 0n,
        asked: [],
        ywlsh: record.ywlsh,
      });
      const named = record.values[about.field];
      if (!named) return;
      const use = { ...BLANK_USE, qttqyy: '', zjhm: person.zjhm, day: today(), pz: [named] };
      noteUse(store, record, use);
    },
  };
}

/** Valid withdrawals for the same object, by the applicant and by others. */
function earlierUses({ ywlx, about }: PartialReason, { store, ywlsh }: Applicant, values: Values): Use[] {
  const named = values[about.field];
  return named ? aliveUses(store, ywlsh, (use) => use.ywlx === ywlx && use.pz.includes(named)) : [];
}

/** Returns why the applicant cannot withdraw for the object again; undefined if nothing prevents it. */
function drawnBefore(reason: PartialReason, applicant: Applicant, values: Values): string | undefined {
  const own = earlierUses(reason, applicant, values).filter(
    (use) => use.zjhm === applicant.person.zjhm && reason.again(use, applicant),
  );
  return drawnText(applicant.store, reason.about.what, own);
}

function readValues(reason: PartialReason, applicant: Applicant, raw: RawValues): Values {
  const reader = new FieldReader(raw);
  reason.read(reader, applicant);
  return reader.values;
}

function figures(reason: PartialReason, applicant: Applicant, values: Values) {
  const found = reason.whole(applicant, values);
  if (!found) return undefined;
  const ljytq = found.ljytq ?? sumOf(earlierUses(reason, applicant, values));
  const { kytqe, byReason: allowed, gs, limitedBy } = partialLimit({ ...found, ljytq }, freeBalanceOf(applicant));
  const limit: AmountLimit = {
    ...freeFigures(applicant),
    ljytq: toYuan(ljytq),
    ytqmc: `该${reason.about.what}已提取`,
    kytqe: toYuan(kytqe),
    gs,
    yj: WITHDRAWAL_RULES,
    mx: [{ label: '事项限额', value: yuanText(found.whole), gs: found.words }],
  };
  const drawn = drawnBefore(reason, applicant, values);
  return { limit: drawn ? exhaustedLimit(limit, drawn) : limit, most: kytqe, allowed, limitedBy };
}
